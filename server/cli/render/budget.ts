import type { Budget } from "../../../generated/types.ts";
import { plain } from "./text.ts";

const dimensions: readonly (readonly [member: keyof Budget, words: string])[] = [
  ["modelTokenLimit", "model tokens"],
  ["toolCallLimit", "tool calls"],
  ["computeSecondsLimit", "s of computing"],
  ["wallClockSecondsLimit", "s of wall clock"],
  ["externalSideEffectLimit", "external side effects"],
];

/** A budget in words; what it does not name it does not allow. */
export function budgetText(budget: Budget): string {
  const { financialLimit, currency } = budget;
  const money = financialLimit === undefined ? [] : [`${financialLimit} ${plain(currency ?? "")}`.trim()];
  const limits = dimensions.flatMap(([member, words]) =>
    budget[member] === undefined ? [] : [`${budget[member]} ${words}`],
  );
  return [...money, ...limits].join(", ") || "nothing";
}
