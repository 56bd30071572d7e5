import { type PGlite } from '@electric-sql/pglite';

type Serializer = (value: unknown) => unknown;

/** In the words and under the code with which PostgreSQL itself refuses a value that is none of its type. */
class UnfitValue extends Error {
  readonly code = '22P02';
  readonly severity = 'ERROR';
}

/**
 * Lets nothing but text on its way to the database. PGlite passes a number on where a list was expected, fails in the
 * middle of its message, and begins the next one, whoever it is for, with what it had already written.
 */
export function refuseUnfitValues(driver: PGlite): void {
  driver.serializers = Object.fromEntries(
    Object.entries(driver.serializers).map(([type, serialize]) => [type, strictly(serialize)]),
  );
}

function strictly(serialize: Serializer): (value: unknown) => string {
  return (value) => {
    const text = attempt(serialize, value);
    if (typeof text !== 'string') throw new UnfitValue('malformed value of a parameter');
    return text;
  };
}

function attempt(serialize: Serializer, value: unknown): unknown {
  try {
    return serialize(value);
  } catch (cause) {
    throw new UnfitValue('invalid input for the type of a parameter', { cause });
  }
}
