/** A small seeded generator (mulberry32): the same seed gives the same run everywhere. */
export interface Random {
  /** Whole number from 0 to `limit - 1`. */
  below(limit: number): number;
  pick<T>(values: readonly T[]): T;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, pick: (values) => values[below(values.length)]! };
}

/** The seed of this run: `MWP_SEED`, else a fixed one. */
export function seedOf(fallback: number): number {
  return Number(process.env.MWP_SEED ?? fallback);
}
