import { type PGlite } from '@electric-sql/pglite';

type Serializer = (value: unknown) => unknown;

const json = new Set(['114', '3802']);

/** PostgreSQL's own limit for arrays. JSON may be deeper. */
const mostDimensions = 6;

/** Has the SQLSTATE with which PostgreSQL rejects a value of the wrong type. */
class UnfitValue extends Error {
  readonly code = '22P02';
  readonly severity = 'ERROR';

  constructor(cause?: unknown) {
    super('a value is none of its type', { cause });
  }
}

/**
 * Passes only text to the database. If PGlite gets a number instead of an array, it fails in the middle of a message
 * and starts the next one, possibly another caller's, with the remains.
 */
export function refuseUnfitValues(driver: PGlite): void {
  const known = new Map(
    Object.entries(driver.serializers).map(([type, serialize]) => [
      type,
      strictly(serialize, json.has(type) ? Infinity : mostDimensions),
    ]),
  );
  const anyOther = strictly(String, mostDimensions);
  driver.serializers = new Proxy(driver.serializers, {
    get: (_, type) => known.get(String(type)) ?? anyOther,
  });
}

function strictly(serialize: Serializer, deepest: number): (value: unknown) => string {
  return (value) => {
    if (dimensionsOf(value) > deepest) throw new UnfitValue();
    const text = attempt(serialize, value);
    if (typeof text !== 'string') throw new UnfitValue();
    return text;
  };
}

function attempt(serialize: Serializer, value: unknown): unknown {
  try {
    return serialize(value);
  } catch (error) {
    throw new UnfitValue(error);
  }
}

/** Counts along the first elements: PostgreSQL rejects arrays whose elements differ in depth. */
function dimensionsOf(value: unknown): number {
  let dimensions = 0;
  for (let inner = value; Array.isArray(inner); inner = inner[0] as unknown) dimensions += 1;
  return dimensions;
}
