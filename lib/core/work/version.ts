/**
 * Order of two semantic versions by the precedence of SemVer 2.0.0, section 11: negative where `a` is lower, 0 where
 * they are equal, positive where `a` is higher. Build metadata does not count.
 */
export function compareVersions(a: string, b: string): number {
  const left = partsOf(a);
  const right = partsOf(b);
  return compareLists(left.core, right.core) || comparePreReleases(left.preRelease, right.preRelease);
}

interface Parts {
  readonly core: readonly string[];
  readonly preRelease: readonly string[];
}

function partsOf(version: string): Parts {
  const [bare = ""] = version.split("+", 1);
  const dash = bare.indexOf("-");
  if (dash < 0) return { core: bare.split("."), preRelease: [] };
  return { core: bare.slice(0, dash).split("."), preRelease: bare.slice(dash + 1).split(".") };
}

// A version with a pre-release is lower than the one without.
function comparePreReleases(a: readonly string[], b: readonly string[]): number {
  return a.length === 0 || b.length === 0 ? Math.sign(b.length - a.length) : compareLists(a, b);
}

function compareLists(a: readonly string[], b: readonly string[]): number {
  for (const [index, one] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    const order = compareIdentifiers(one, other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

// Numbers order by value, whatever their length, and before texts, which order by code units.
function compareIdentifiers(a: string, b: string): number {
  const left = numberOf(a);
  const right = numberOf(b);
  if (left === undefined && right === undefined) return compareTexts(a, b);
  if (left === undefined) return 1;
  if (right === undefined) return -1;
  return left.length - right.length || compareTexts(left, right);
}

function numberOf(identifier: string): string | undefined {
  return /^[0-9]+$/.test(identifier) ? identifier.replace(/^0+(?=[0-9])/, "") : undefined;
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
