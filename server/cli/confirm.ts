import { createInterface } from "node:readline/promises";
import { UsageError } from "./exit.ts";

/**
 * Asks a person for a yes on standard error, so that the result alone goes to standard output. `--yes` answers for it;
 * where nobody can be asked nothing is decided. Throws {@link UsageError} for everything but a yes.
 */
export async function confirm(question: string, { yes = false }: { readonly yes?: boolean }): Promise<void> {
  if (yes) return;
  if (process.stdin.isTTY !== true)
    throw new UsageError("nobody is there to be asked (standard input is no terminal): say --yes to decide without");
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    // Ctrl-D and Ctrl-C close the terminal, and the question is never answered.
    const closed = new Promise<string>((resolve) => terminal.once("close", () => resolve("")));
    const answer = await Promise.race([terminal.question(`${question} [y/N] `), closed]);
    if (!/^y(es)?$/i.test(answer.trim())) throw new UsageError("not confirmed; nothing was sent");
  } finally {
    terminal.close();
  }
}

/** What a person has to see before a decision: to standard error where the result is JSON. */
export function showBefore(text: string, json: boolean | undefined): void {
  (json === true ? process.stderr : process.stdout).write(`${text}\n\n`);
}
