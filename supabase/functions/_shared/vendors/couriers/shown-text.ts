import { withoutPhones } from './phone-numbers.ts';

const longest = 300;
const address = /[^\s@<>【】]+@[^\s@<>【】]+\.[^\s@<>【】]+/g;

/**
 * A courier's text without personal data: phone numbers, e-mail addresses, and the values of the `personal` fields
 * beside it.
 */
export function shownText(text: string, personal: (string | undefined)[] = []): string {
  let shown = text;
  for (const value of personal)
    if (value !== undefined && value.length > 1) shown = shown.replaceAll(value, '…');
  return withoutPhones(shown.replace(address, '…')).trim().slice(0, longest);
}
