import { type PGlite } from '@electric-sql/pglite';

type Serializer = (value: unknown) => unknown;

const json = new Set(['114', '3802']);

/** Of a list, by PostgreSQL's own limit. JSON may be deeper. */
const mostDimensions = 6;

/** Has the code under which PostgreSQL itself refuses a value that is none of its type. */
class UnfitValue extends Error {
  readonly code = '22P02';
  readonly severity = 'ERROR';

  constructor(cause?: unknown) {
    super('a value is none of its type', { cause });
  }
}

/**
 * Lets nothing but text on its way to the database. PGlite passes a number on where a list was expected, fails in the
 * middle of its message, and begins the next one, whoever it is for, with what it had already written.
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

/** Counts along the first elements: a list whose elements differ in depth is refused by PostgreSQL. */
function dimensionsOf(value: unknown): number {
  let dimensions = 0;
  for (let inner = value; Array.isArray(inner); inner = inner[0] as unknown) dimensions += 1;
  return dimensions;
}
