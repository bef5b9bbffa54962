/** Whether a JSON value has more than `levels` levels of nesting; a scalar has none, `[]` and `{}` have one. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  if (Array.isArray(value)) return value.some((item) => isDeeperThan(item, levels - 1));
  for (const name in value) {
    if (isDeeperThan((value as Readonly<Record<string, unknown>>)[name], levels - 1)) return true;
  }
  return false;
}
