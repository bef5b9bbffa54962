/** What a schema validator tells of one fault, in the words of ajv. */
export interface SchemaFault {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: { readonly [name: string]: unknown };
  readonly message?: string;
}

/**
 * The fault that says most: the deepest place of those the validator names, which lies in the alternative that was
 * meant; the first of them where several are as deep.
 */
export function mainFault(faults: readonly SchemaFault[] | null | undefined): SchemaFault | undefined {
  let main: SchemaFault | undefined;
  for (const fault of faults ?? []) {
    if (main === undefined || fault.instancePath.length > main.instancePath.length) main = fault;
  }
  return main;
}

/** The broken rule for people. Names members, with at most 64 characters of each, and never tells a value. */
export function ruleText(fault: SchemaFault | undefined): string {
  const { keyword = "", params = {}, message = "is not valid" } = fault ?? {};
  switch (keyword) {
    case "required":
      return `missing ${nameText(params.missingProperty)}`;
    case "additionalProperties":
      return `must NOT have additional properties: ${nameText(params.additionalProperty)}`;
    case "false schema":
      return "must be absent";
    case "not":
      return "must NOT have this value";
    case "discriminator":
      return `unknown ${nameText(params.tag)}`;
    default:
      return message;
  }
}

/** Place and rule of a fault; the place is an RFC 6901 pointer of at most 256 characters, and nothing at the top. */
export function faultText(fault: SchemaFault | undefined): string {
  const rule = ruleText(fault);
  const place = (fault?.instancePath ?? "").slice(0, placeLengthMax);
  if (place === "") return rule;
  return rule.startsWith("must") ? `${place} ${rule}` : `${place}: ${rule}`;
}

const nameLengthMax = 64;
const placeLengthMax = 256;

function nameText(name: unknown): string {
  return String(name).slice(0, nameLengthMax);
}
