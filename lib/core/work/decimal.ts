/** Whether decimal numbers, none below 0, add up to more than a limit, exactly: 0.1 and 0.2 are not more than 0.3. */
export function exceeds(amounts: readonly number[], limit: number): boolean {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  if (sum === 0) return false;
  // The most by which so many roundings can be off. Only what is closer to the limit is worth exact arithmetic.
  const margin = (amounts.length + 1) * Number.EPSILON * (sum + limit);
  return Math.abs(sum - limit) > margin ? sum > limit : exceedsExactly(amounts, limit);
}

function exceedsExactly(amounts: readonly number[], limit: number): boolean {
  const terms = [...amounts, limit].map(decimalOf);
  const scale = Math.max(...terms.map((term) => term.scale));
  const whole = terms.map((term) => term.digits * 10n ** BigInt(scale - term.scale));
  const bound = whole.pop() ?? 0n;
  return whole.reduce((sum, amount) => sum + amount, 0n) > bound;
}

interface Decimal {
  readonly digits: bigint;
  /** Power of ten that `digits` are to be divided by. */
  readonly scale: number;
}

// The shortest text of a number is the decimal that was meant by it.
function decimalOf(amount: number): Decimal {
  const [mantissa = "0", exponent = "0"] = String(amount).split("e");
  const [integer = "0", fraction = ""] = mantissa.split(".");
  return { digits: BigInt(integer + fraction), scale: fraction.length - Number(exponent) };
}
