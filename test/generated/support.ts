import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadCatalog } from "../../codegen/catalog.ts";
import type { Validator } from "../../generated/validator.ts";

/** The project root. */
export const root: string = fileURLToPath(new URL("../../", import.meta.url));

/** Generated files: path below `generated/` → text. */
export function generatedFiles(extension: string): ReadonlyMap<string, string> {
  const directory = join(root, "generated");
  const files = readdirSync(directory, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(extension),
  );
  return new Map(files.sort().map((file) => [file, readFileSync(join(directory, file), "utf8")]));
}

/** The generated validator of each document, by document name. */
export async function documentValidators(): Promise<ReadonlyMap<string, Validator<unknown>>> {
  const documents = loadCatalog(join(root, "schemas")).documents.filter(({ typeName }) => typeName !== undefined);
  const entries = documents.map(async ({ module, typeName }) => {
    const exports = (await import(`../../generated/validators/${module}.js`)) as Record<string, Validator<unknown>>;
    return [module, exports[`validate${typeName}`]!] as const;
  });
  return new Map(await Promise.all(entries));
}
