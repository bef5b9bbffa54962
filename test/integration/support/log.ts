import type { Event } from "../../../generated/types.ts";
import { evolveGroup } from "../../../lib/core/evolve.ts";
import { createGroupState } from "../../../lib/core/state.ts";
import { stateDocument } from "../../../lib/core/state-document.ts";
import { sha256Text } from "../../../lib/format/digest.ts";
import { canonicalBytes } from "../../../lib/json/canonical.ts";

/** Hash of the state that Events lead to, folded from the first on: what `mwp verify` prints as `stateHash`. */
export function stateHashOf(events: readonly Event[]): string {
  const state = events.reduce(evolveGroup, createGroupState(events[0]?.groupId ?? ""));
  return sha256Text(canonicalBytes(stateDocument(state)));
}

/** Ways to falsify a log of JSON lines, each with the fault that it is to be refused for. */
export const forgeries: readonly {
  readonly name: string;
  readonly fault: RegExp;
  forge(lines: readonly string[]): readonly string[];
}[] = [
  {
    name: "a word in an Event",
    fault: /^refused at Event \d+ \(document, stage 6\): signature-mismatch/,
    forge: (lines) => lines.map((line) => line.replace("Please begin with the survey", "Please begin with the paint")),
  },
  {
    name: "an Event that is missing",
    fault: /^refused at Event 9 \(order\): sequence 10 stands where 9 is due/,
    forge: (lines) => lines.toSpliced(8, 1),
  },
  {
    name: "two Events in each other's place",
    fault: /^refused at Event 5 \(order\): sequence 6 stands where 5 is due/,
    forge: (lines) => lines.toSpliced(4, 2, lines[5] ?? "", lines[4] ?? ""),
  },
  {
    name: "an Event that comes twice",
    fault: /^refused at Event 4 \(order\): sequence 3 stands where 4 is due/,
    forge: (lines) => lines.toSpliced(3, 0, lines[2] ?? ""),
  },
];
