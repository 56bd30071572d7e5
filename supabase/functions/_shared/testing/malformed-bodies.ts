const deep = (depth: number, open: string, close: string) =>
  `${open.repeat(depth)}1${close.repeat(depth)}`;

/** Replacements for each value. */
const values: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e309,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '\0',
  '\ud800',
  'é'.repeat(10_000),
  "'; drop table orders; --",
  'null',
  '00000000-0000-4000-8000-00000000dead',
  'not-a-uuid',
  '٠١٢',
  [],
  [[]],
  {},
  { $gt: 0 },
  { toString: null },
  { constructor: { prototype: {} } },
];

/** Bodies that are never a valid request. */
const texts = [
  '',
  ' ',
  '{',
  '}',
  '[',
  '{"a":}',
  "{'a':1}",
  'NaN',
  'undefined',
  'true',
  'null',
  '1e999',
  '"text"',
  '[]',
  '[1,2,3]',
  '{}',
  '{"":""}',
  '{"__proto__":{"items":[]}}',
  '{"items":{"length":1e9}}',
  '\ufeff{}',
  '{}{}',
  '<xml/>',
  'items[]=1&items[]=2',
  deep(10_000, '[', ']'),
  deep(10_000, '{"a":', '}'),
  `{"a":"${'x'.repeat(60_000)}"}`,
  `[${'1,'.repeat(30_000)}1]`,
];

/** At least three hundred bodies: fixed texts, and `valid` with each of its values replaced or removed in turn. */
export function malformedBodies(valid: Record<string, unknown>): string[] {
  const bodies = [...texts];
  for (const path of pathsOf(valid)) {
    bodies.push(JSON.stringify(changed(valid, path, undefined)));
    for (const value of values) bodies.push(JSON.stringify(changed(valid, path, value)));
  }
  for (let count = 0; bodies.length < 300; count += 1)
    bodies.push(JSON.stringify(valid).slice(0, -1 - count) + (count % 2 ? '' : ',"x":'));
  return bodies;
}

function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]));
  return path.length === 0 ? inner : [path, ...inner];
}

function changed(value: unknown, [key, ...rest]: string[], to: unknown): unknown {
  if (key === undefined) return to;
  const copy = (
    Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }
  ) as Record<string, unknown>;
  copy[key] = changed(copy[key], rest, to);
  return copy;
}
