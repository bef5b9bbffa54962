/** Whether decimal numbers add up to more than a limit, exactly: 0.1 and 0.2 are not more than 0.3. */
export function exceeds(amounts: readonly number[], limit: number): boolean {
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
