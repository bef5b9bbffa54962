import type { CommandReceipt } from "../../lib/human/mod.ts";
import { print } from "./output.ts";

/** Says what a Command became. `facts` stand in the JSON beside the receipt and under the sentence for people. */
export function printReceipt(
  json: boolean | undefined,
  sentence: string,
  { receipt, facts = {} }: { readonly receipt: CommandReceipt; readonly facts?: Readonly<Record<string, string>> },
): void {
  const place = receipt.sequence === undefined ? "" : ` as Event ${receipt.sequence} of the Group`;
  const lines = Object.entries({ ...facts, event: receipt.eventId });
  const labelWidth = Math.max(...lines.map(([label]) => label.length));
  const text = [`${sentence}${place}`, ...lines.map(([label, value]) => `  ${label.padEnd(labelWidth)}  ${value}`)];
  print(json, { text: text.join("\n"), value: { ...receipt, ...facts } });
}
