import { SqliteError } from "./error.ts";

const quotedOrComment = /'(?:[^']|'')*'|"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[[^\]]*\]|--[^\n]*|\/\*[\s\S]*?\*\//g;

/**
 * Number of `?` in one statement. Engines disagree on too few parameters, on named ones and on a second statement;
 * so those are refused here.
 */
export function parameterCount(sql: string): number {
  const bare = sql.replace(quotedOrComment, " ");
  if (/;\s*\S/.test(bare)) throw new SqliteError("other", "SQLite: prepare takes one statement");
  if (/\?\d|[:@$][A-Za-z_]/.test(bare)) throw new SqliteError("other", "SQLite: parameters are positional, written ?");
  return bare.split("?").length - 1;
}
