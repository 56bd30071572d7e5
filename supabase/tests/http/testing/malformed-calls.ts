import {
  contentTypes,
  junk,
  methods,
  strangeHeaders,
  strangeNames,
  strangeQueries,
} from './malformed-values';
import { pick, seededRandom } from '../../seeded-random';

type Random = () => number;
type Json = Record<string, unknown>;

export interface MalformedCall {
  method: string;
  /** Begins with `?`, or is empty. */
  query: string;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | null;
}

/**
 * Malformed calls: variations of `valid` with errors in values, names, text or transport. Reproducible by seed. `from`
 * says where values are read.
 */
export function malformedCalls(
  valid: Json,
  count: number,
  options: { seed: number; from: 'body' | 'query' },
): MalformedCall[] {
  const random = seededRandom(options.seed);
  return Array.from({ length: count }, () =>
    options.from === 'query' ? queried(random, valid) : posted(random, valid),
  );
}

function posted(random: Random, valid: Json): MalformedCall {
  const kind = random();
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  let method = 'POST';
  let query = '';
  if (kind < 0.1) method = pick(random, methods);
  if (kind >= 0.1 && kind < 0.17) headers['content-type'] = pick(random, contentTypes);
  if (kind >= 0.17 && kind < 0.24) Object.assign(headers, strangeHeader(random));
  if (kind >= 0.24 && kind < 0.3) query = `?${pick(random, strangeQueries)}`;
  const text = kind < 0.05 || kind >= 0.95 ? JSON.stringify(valid) : jsonText(random, valid);
  if (method === 'GET' || method === 'HEAD') {
    const call = queried(random, valid);
    return { ...call, method };
  }
  return { method, query, headers, body: bytes(random, text) };
}

function queried(random: Random, valid: Json): MalformedCall {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(spoilt(random, valid) as Json))
    query.append(name, (typeof value === 'string' ? value : asText(value)).slice(0, 4_000));
  const extra = random() < 0.3 ? `&${pick(random, strangeQueries)}` : '';
  return {
    method: random() < 0.9 ? 'GET' : pick(random, methods.slice(2)),
    query: `?${query.toString()}${extra}`,
    headers: random() < 0.2 ? strangeHeader(random) : {},
    body: null,
  };
}

const strangeHeader = (random: Random) => Object.fromEntries([pick(random, strangeHeaders)]);
const asText = (value: unknown) => JSON.stringify(value);

function jsonText(random: Random, valid: Json): string {
  const kind = random();
  if (kind < 0.06) return asText(pick(random, junk));
  if (kind < 0.12) return asText([spoilt(random, valid), spoilt(random, valid)]);
  const text = asText(spoilt(random, valid));
  if (kind < 0.18) return text.slice(0, Math.floor(random() * text.length));
  if (kind < 0.22) return `${text.slice(0, -1)},"${Object.keys(valid)[0] ?? ''}":1}`;
  if (kind < 0.26) return text.replace(/\d+/, '1e999');
  return text;
}

/** Changes one byte in one of twenty texts, which may make it invalid UTF-8. */
function bytes(random: Random, text: string): Uint8Array<ArrayBuffer> {
  const encoded = new TextEncoder().encode(text);
  if (random() < 0.05 && encoded.length > 0)
    encoded[Math.floor(random() * encoded.length)] = Math.floor(random() * 256);
  return encoded;
}

function spoilt(random: Random, valid: unknown): unknown {
  let result = valid;
  for (let changes = random() < 0.7 ? 1 : 3; changes > 0; changes -= 1)
    result = changedAt(random, result, pick(random, pathsOf(result)));
  return result;
}

function changedAt(random: Random, value: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined) return { [pick(random, strangeNames)]: pick(random, junk) };
  const old = Object.getOwnPropertyDescriptor(value, key)?.value as unknown;
  const kind = random();
  if (rest.length > 0) return changed(value, key, changedAt(random, old, rest));
  if (kind < 0.12) return Array.isArray(value) ? [] : without(value as Json, key);
  if (kind < 0.2) return changed(value, pick(random, strangeNames), old);
  if (kind < 0.28) return changed(value, key, [old]);
  if (kind < 0.4) return changed(value, key, withNul(random, old));
  return changed(value, key, pick(random, junk));
}

/** A copy, because assigning to a name such as __proto__ would have another effect. */
function changed(value: unknown, key: string, part: unknown): unknown {
  const copy: object = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  return Object.defineProperty(copy, key, {
    value: part,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

function without(value: Json, left: string): Json {
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== left));
}

function withNul(random: Random, value: unknown): string {
  const text = typeof value === 'string' ? value : asText(value ?? null);
  const at = Math.floor(random() * (text.length + 1));
  return `${text.slice(0, at)}\0${text.slice(at)}`;
}

/** The paths of all values inside `value`, to a limited depth. */
function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || path.length > 4) return [path];
  const inner = Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]));
  return path.length === 0 && inner.length > 0 ? inner : [path, ...inner];
}
