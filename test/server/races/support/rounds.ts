/** How often each race is run: some dozens, or what `MWP_RACE_ROUNDS` says. */
export const rounds: number = Math.max(4, Number(process.env.MWP_RACE_ROUNDS ?? 24));

/** One thing that races another. */
export type Runner<T> = () => Promise<T>;

/**
 * Runs two things against each other and answers what became of each. Which goes first alternates from round to round,
 * and the other follows after none to `spreadMs` milliseconds, so that they meet everywhere in between; in the last two
 * rounds it comes so late that each has been the first once, however busy the machine is.
 */
export async function race<A, B>(
  round: number,
  one: Runner<A>,
  other: Runner<B>,
  spreadMs = 6,
): Promise<readonly [PromiseSettledResult<A>, PromiseSettledResult<B>]> {
  const share = Math.floor(round / 2) / Math.floor((rounds - 1) / 2);
  const delayMs = share * spreadMs + (round >= rounds - 2 ? 150 : 0);
  const isOtherFirst = round % 2 === 1;
  const late = async <T>(run: Runner<T>): Promise<T> => {
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    return run();
  };
  if (isOtherFirst) {
    const second = other();
    const [b, a] = await Promise.allSettled([second, late(one)]);
    return [a, b];
  }
  const first = one();
  return Promise.allSettled([first, late(other)]);
}

/** What a runner answered; throws what it threw. */
export function answerOf<T>(settled: PromiseSettledResult<T>): T {
  if (settled.status === "rejected") throw settled.reason;
  return settled.value;
}
