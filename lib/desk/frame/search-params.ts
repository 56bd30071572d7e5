export type SearchParams = Record<string, string | string[] | undefined>;

const longest = 200;

/** One value of an address, trimmed; empty if it is missing or there are several. */
export function textOf(params: SearchParams, name: string): string {
  const value = params[name];
  return typeof value === 'string' ? value.trim().slice(0, longest) : '';
}

/** The name that a value is; null for any other value. */
export const oneOf = <T extends string>(names: readonly T[], value: string): T | null =>
  names.find((name) => name === value) ?? null;

/** `path` with a query of the values that there are. */
export function withQuery(path: string, parts: Record<string, string | null | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) if (value) search.set(name, value);
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a part of an address can be an id. The database rejects a question with any other. */
export const isUuid = (value: string) => uuid.test(value);
