/** Everything that `generated/` holds. */
import { loadCatalog } from "./catalog.ts";
import { generateKinds } from "./kinds.ts";
import { generatePayloads } from "./payloads.ts";
import { generateTyped } from "./typed.ts";
import { generateTypes } from "./types.ts";
import { generateValidators, generateValidatorTypes } from "./validators.ts";

/** Path below `generated/` → text, for the schemas in a directory. */
export async function generateAll(schemas: string): Promise<ReadonlyMap<string, string>> {
  const catalog = loadCatalog(schemas);
  return new Map([
    ["types.ts", await generateTypes(catalog)],
    ["kinds.ts", generateKinds(catalog)],
    ["payloads.ts", generatePayloads(catalog)],
    ["typed.ts", generateTyped(catalog)],
    ["validator.ts", generateValidatorTypes()],
    ...generateValidators(catalog),
  ]);
}
