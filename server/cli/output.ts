/** Writes one result: as one line of JSON when asked for, else the text for people. */
export function print(
  json: boolean | undefined,
  { text, value }: { readonly text: string; readonly value: unknown },
): void {
  process.stdout.write(`${json === true ? JSON.stringify(value) : text}\n`);
}
