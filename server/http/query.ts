import type { HttpRequest } from "../socket/port.ts";

/** The parameters of a request's query. */
export function queryOf({ query }: HttpRequest): URLSearchParams {
  return new URLSearchParams(query);
}

/** An integer parameter within bounds; the fallback where it is absent, undefined where it is something else. */
export function integerOf(
  query: URLSearchParams,
  name: string,
  { min, max, fallback }: { readonly min: number; readonly max: number; readonly fallback: number },
): number | undefined {
  const text = query.get(name);
  if (text === null) return fallback;
  const value = Number(text);
  return /^\d{1,16}$/.test(text) && Number.isSafeInteger(value) && value >= min && value <= max ? value : undefined;
}
