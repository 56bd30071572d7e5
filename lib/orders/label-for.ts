import { isWorded } from '@/lib/i18n/is-worded';

/** The message for a database value such as a status, in any case; the value itself if there is no message. */
export function labelFor<Name extends string>(
  words: Parameters<typeof isWorded<Name>>[0],
  value: string,
): string {
  const name = value.toLowerCase();
  return isWorded(words, name) ? words(name) : value;
}
