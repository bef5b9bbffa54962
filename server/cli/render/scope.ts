import type { ExecutionScope } from "../../../generated/types.ts";
import { budgetText } from "./budget.ts";
import type { View } from "./mission.ts";
import { card } from "./table.ts";
import { instant, plain } from "./text.ts";

/** What an Execution Approval allows. */
export function scopeText(
  { ownershipEpoch, operations, resources, budget, expiresAt }: ExecutionScope,
  view: View,
): string {
  return card(
    "Execution to be allowed",
    [
      ["for", `the owner of Ownership Epoch ${ownershipEpoch}`],
      ["operations", operations.map(plain)],
      ["resources", resources.map(plain)],
      ["budget", budgetText(budget)],
      ["until", instant(expiresAt, view.nowMs)],
    ],
    view.style,
  );
}
