/** An error in one line for people. Node's own names for what is wrong with a file are put in words. */
export function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path } = error as NodeJS.ErrnoException;
  if (path === undefined) return error.message;
  if (code === "ENOENT") return `there is no ${path}`;
  if (code === "EEXIST") return `${path} is there already and is not overwritten`;
  if (code === "EACCES" || code === "EPERM") return `not allowed: ${path}`;
  if (code === "ENOTDIR" || code === "EISDIR") return `not a file where one is needed, or the other way round: ${path}`;
  return error.message;
}
