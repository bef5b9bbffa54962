/** What a run reached, by name, and how often. */
export interface Tally {
  readonly events: Map<string, number>;
  /** Kinds of Command, each with a kind of Event that it appended. */
  readonly appended: Map<string, number>;
  /** Rows of the tables with the state that they started from. */
  readonly rows: Map<string, number>;
  readonly refusals: Map<string, number>;
  readonly twins: Map<string, number>;
  accepted: number;
  refused: number;
}

export function createTally(): Tally {
  const map = () => new Map<string, number>();
  const kinds = { events: map(), appended: map() };
  return { ...kinds, rows: map(), refusals: map(), twins: map(), accepted: 0, refused: 0 };
}

export function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** The names that were not reached so often, with how often they were. */
export function short(counts: ReadonlyMap<string, number>, names: Iterable<string>, least: number): readonly string[] {
  return [...names]
    .filter((name) => (counts.get(name) ?? 0) < least)
    .map((name) => `${name}: ${counts.get(name) ?? 0}`);
}
