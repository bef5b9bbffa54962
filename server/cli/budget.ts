import type { Budget } from "../../generated/types.ts";
import { UsageError } from "./exit.ts";

const members = [
  "financialLimit",
  "modelTokenLimit",
  "toolCallLimit",
  "computeSecondsLimit",
  "wallClockSecondsLimit",
  "externalSideEffectLimit",
] as const;

/**
 * A budget as people type it, a `name=number` for each limit and `currency=EUR`: a limit that is not named is not
 * allowed. Throws {@link UsageError}.
 */
export function parseBudget(entries: readonly string[]): Budget {
  const budget: { -readonly [name in keyof Budget]: Budget[name] } = {};
  for (const entry of entries) {
    const [name = "", value = ""] = entry.split("=");
    const member = members.find((known) => known === name);
    if (name === "currency") budget.currency = value;
    else if (member !== undefined && /^\d+(\.\d+)?$/.test(value)) budget[member] = Number(value);
    else throw new UsageError(`${entry} is no part of a budget: say name=number, the names are ${members.join(", ")}`);
  }
  return budget;
}
