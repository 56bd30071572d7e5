export type SearchParams = Record<string, string | string[] | undefined>;

const longest = 200;

/** One value of a query parameter, trimmed; empty if it is missing or repeated. */
export function textOf(params: SearchParams, name: string): string {
  const value = params[name];
  return typeof value === 'string' ? value.trim().slice(0, longest) : '';
}

/** `value` if it is one of `names`; otherwise null. */
export const oneOf = <T extends string>(names: readonly T[], value: string): T | null =>
  names.find((name) => name === value) ?? null;

/** `path` with a query string of the non-empty values. */
export function withQuery(path: string, parts: Record<string, string | null | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) if (value) search.set(name, value);
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a path segment can be an id. The database rejects a query with any other value. */
export const isUuid = (value: string) => uuid.test(value);
