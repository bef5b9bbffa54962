/** How much the model test does, and from which seed. */
export interface Settings {
  readonly sequences: number;
  readonly steps: number;
  /** Seed of the first sequence; each further one has the next number. */
  readonly seed: number;
}

/**
 * MWP_MODEL_SEQUENCES, MWP_MODEL_STEPS and MWP_MODEL_SEED; without them what `npm test` has time for. To replay one
 * sequence, state the seed that its failure printed and one sequence.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>> = process.env): Settings {
  return {
    sequences: Number(env.MWP_MODEL_SEQUENCES ?? 100),
    steps: Number(env.MWP_MODEL_STEPS ?? 200),
    seed: Number(env.MWP_MODEL_SEED ?? 1),
  };
}
