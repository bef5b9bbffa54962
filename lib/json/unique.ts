/**
 * Whether no two values are equal as JSON: `1` and `1.0` are one number, member order does not matter, text is compared
 * by code unit. JSON Schema `uniqueItems` in time linear in the size, apart from sorting names.
 */
export function allUnique(values: readonly unknown[]): boolean {
  const seen = new Set<unknown>();
  for (const value of values) {
    const key = typeof value === "object" && value !== null ? identity(value) : scalarKey(value);
    if (seen.has(key)) return false;
    seen.add(key);
  }
  return true;
}

// A Set tells numbers, booleans and null apart by themselves; a prefix keeps texts apart from the texts of objects.
function scalarKey(value: unknown): unknown {
  return typeof value === "string" ? `"${value}` : value;
}

/** One text per JSON value; names in UTF-16 order, and infinities kept apart from null. */
function identity(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(identity).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${identity(member)}`).join(",")}}`;
  }
  return typeof value === "number" ? String(value) : JSON.stringify(value);
}
