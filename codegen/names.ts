/** How names in the schemas become names in TypeScript. */

const documentTypes: Readonly<Record<string, string>> = { error: "ProtocolError", "websocket-frame": "Frame" };

const definitionTypes: Readonly<Record<string, string>> = {
  id: "ProtocolId",
  kind: "KindName",
  semver: "SemanticVersion",
  base64url: "Base64UrlText",
  sha256: "Sha256Text",
  backoff: "BackOff",
  openObject: "JsonObject",
};

/** `work-item` → `WorkItem`. */
export function documentTypeName(name: string): string {
  return documentTypes[name] ?? pascal(name);
}

/** `agentActor` → `AgentActor`. */
export function definitionTypeName(key: string): string {
  return definitionTypes[key] ?? pascal(key);
}

/** `mission.create` → `MissionCreateCommandPayload`; of an extension kind only the last segment counts. */
export function payloadTypeName(direction: "command" | "event", kind: string): string {
  return `${pascal(kindStem(kind))}${pascal(direction)}Payload`;
}

/** `mission.create` → `missionCreate`: the member by which a table of kinds names the kind. */
export function kindMember(kind: string): string {
  const name = pascal(kindStem(kind));
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Words joined by dots, hyphens or underscores → PascalCase; inner capitals stay. */
function pascal(text: string): string {
  return text.replace(/(?:^|[._-])([a-zA-Z0-9])/g, (_, first: string) => first.toUpperCase());
}

/** Name of the function that validates a type. */
export function validatorName(typeName: string): string {
  return `validate${typeName}`;
}

function kindStem(kind: string): string {
  return kind.startsWith("ext.") ? kind.slice(kind.lastIndexOf(".") + 1) : kind;
}
