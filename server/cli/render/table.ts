import { type Style, width } from "./text.ts";

/** One column: its heading, and its cell of a row, already one line of plain or marked-up text. */
export interface Column<T> {
  readonly title: string;
  cell(row: T): string;
}

const gap = "  ";

/** Rows under headings, each column as wide as it must be; what there is none of is said in one line. */
export function table<T>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  { style, none }: { readonly style: Style; readonly none: string },
): string {
  if (rows.length === 0) return none;
  const cells = rows.map((row) => columns.map(({ cell }) => cell(row)));
  const widths = columns.map(({ title }, at) => Math.max(width(title), ...cells.map((row) => width(row[at] ?? ""))));
  const lineOf = (row: readonly string[]): string =>
    row
      .map((cell, at) => padded(cell, at === row.length - 1 ? 0 : (widths[at] ?? 0)))
      .join(gap)
      .trimEnd();
  const head = style.dim(lineOf(columns.map(({ title }) => title)));
  return [head, ...cells.map(lineOf)].join("\n");
}

/** A line of a card: a label and its value; without value the line is left out, a list takes a line for each. */
export type CardLine = readonly [label: string, value: string | readonly string[] | undefined];

/** A title and labelled lines under it, the values in one column. */
export function card(title: string, lines: readonly CardLine[], style: Style): string {
  const shown = lines.flatMap(([label, value]): (readonly [string, string])[] => {
    if (value === undefined) return [];
    if (typeof value === "string") return [[label, value]];
    return value.map((one, at) => [at === 0 ? label : "", one]);
  });
  const labelWidth = Math.max(0, ...shown.map(([label]) => width(label)));
  const body = shown.map(([label, value]) => `  ${style.dim(padded(label, labelWidth))}${gap}${value}`);
  return [style.bold(title), ...body].join("\n");
}

function padded(text: string, columns: number): string {
  return text + " ".repeat(Math.max(0, columns - width(text)));
}
