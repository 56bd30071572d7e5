import { isWorded } from '@/lib/i18n/is-worded';

/** The message for a value of the database, e.g. a status, whatever its case; the value itself where there is none. */
export function wordFor<Name extends string>(
  words: Parameters<typeof isWorded<Name>>[0],
  value: string,
): string {
  const name = value.toLowerCase();
  return isWorded(words, name) ? words(name) : value;
}
