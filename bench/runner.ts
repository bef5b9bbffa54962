/** One thing to measure; its work is repeated inside, so that a call costs far more than the loop around it. */
export interface Candidate {
  readonly name: string;
  readonly run: () => unknown;
}

/** Speed of one candidate beside the first one of its table: median, lowest and highest over the rounds. */
export interface Row {
  readonly name: string;
  readonly microseconds: number;
  readonly ratio: number;
  readonly ratioMin: number;
  readonly ratioMax: number;
}

/** How long to measure: rounds per table and milliseconds per candidate and round. */
export interface Plan {
  readonly rounds: number;
  readonly sliceMs: number;
}

/**
 * Measures all candidates in short interleaved slices, in turned order every other round, so that whatever else the
 * machine does falls on all of them. Ratios are candidate speed over base speed of the same round.
 */
export function compare(candidates: readonly [base: Candidate, ...Candidate[]], plan: Plan): readonly Row[] {
  for (const { run } of candidates) timePerRun(run, plan.sliceMs);
  const rounds = Array.from({ length: plan.rounds }, (_, round) => {
    const order = round % 2 === 0 ? candidates : candidates.toReversed();
    return new Map(order.map(({ name, run }) => [name, timePerRun(run, plan.sliceMs)]));
  });
  return candidates.map(({ name }) => {
    const times = rounds.map((round) => round.get(name) ?? Number.NaN);
    const ratios = rounds.map(
      (round) => (round.get(candidates[0].name) ?? Number.NaN) / (round.get(name) ?? Number.NaN),
    );
    return {
      name,
      microseconds: median(times) * 1000,
      ratio: median(ratios),
      ratioMin: Math.min(...ratios),
      ratioMax: Math.max(...ratios),
    };
  });
}

/** A table of rows as text. */
export function formatTable(title: string, rows: readonly Row[]): string {
  const lines = rows.map(({ name, microseconds, ratio, ratioMin, ratioMax }) => {
    const range = `(${ratioMin.toFixed(2)}..${ratioMax.toFixed(2)})`;
    return `${name.padEnd(62)} ${microseconds.toFixed(2).padStart(10)} us ${ratio.toFixed(3).padStart(8)} ${range}`;
  });
  return [`\n${title}`, ...lines].join("\n");
}

function timePerRun(run: () => unknown, sliceMs: number): number {
  const start = performance.now();
  let runs = 0;
  let elapsed = 0;
  do {
    for (let batch = 0; batch < 16; batch++) run();
    runs += 16;
    elapsed = performance.now() - start;
  } while (elapsed < sliceMs);
  return elapsed / runs;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
