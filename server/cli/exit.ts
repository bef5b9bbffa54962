/** How a run of `mwp` ends. */
export const exitCodes = {
  /** What was asked for was done, or proved. */
  done: 0,
  /** The authority refused, could not be reached, or the proof failed. */
  refused: 1,
  /** Nothing was asked or proved: wrong use, an unusable file, no confirmation. */
  unusable: 2,
} as const;

/** Wrong use or unusable input: nothing was asked of anybody. Ends the run with 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
