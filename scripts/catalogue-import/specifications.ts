import { z } from 'zod';

/** Name, value, English name, English value. */
export type Specification = [string, string, string | null, string | null];

const mostPairs = 50;
const longestName = 100;
const longestValue = 500;

/**
 * Lines of "name=value" or "name|name_en=value|value_en". A backslash before "|", "=" or a backslash makes it part of
 * the text; "\\n" is a line break.
 */
export const specifications = z.string().transform((text, context): Specification[] => {
  const lines = text
    .split('\n')
    .map((written) => written.trim())
    .filter((written) => written !== '');
  if (lines.length > mostPairs) context.addIssue(`holds more than ${String(mostPairs)} lines`);
  return lines.flatMap((written) => {
    const pair = readPair(written);
    if (pair) return [pair];
    context.addIssue(
      `a line is not name=value (up to ${String(longestName)} and ${String(longestValue)} characters)`,
    );
    return [];
  });
});

/** The reverse of `specifications`. */
export function specificationLines(pairs: readonly Specification[]): string {
  return pairs
    .map(
      ([name, value, nameEn, valueEn]) => `${oneOrBoth(name, nameEn)}=${oneOrBoth(value, valueEn)}`,
    )
    .join('\n');
}

function oneOrBoth(text: string, english: string | null): string {
  return english === null ? escaped(text) : `${escaped(text)}|${escaped(english)}`;
}

function escaped(text: string): string {
  return text.replace(/[\\|=]/g, '\\$&').replaceAll('\n', '\\n');
}

function unescaped(text: string): string {
  return text.replace(/\\([\\|=n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
}

/** The index of the first unescaped occurrence of a character, or -1. */
function placeOf(sign: string, text: string): number {
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === sign) return at;
    if (text[at] === '\\') at += 1;
  }
  return -1;
}

function readPair(written: string): Specification | undefined {
  const sign = placeOf('=', written);
  if (sign < 0) return undefined;
  const [name, nameEn] = bilingual(written.slice(0, sign));
  const [value, valueEn] = bilingual(written.slice(sign + 1));
  const fits =
    fitsIn(name, longestName) &&
    fitsIn(value, longestValue) &&
    (nameEn === null || fitsIn(nameEn, longestName)) &&
    (valueEn === null || fitsIn(valueEn, longestValue));
  return fits ? [name, value, nameEn, valueEn] : undefined;
}

function bilingual(written: string): [string, string | null] {
  const bar = placeOf('|', written);
  if (bar < 0) return [unescaped(written.trim()), null];
  return [
    unescaped(written.slice(0, bar).trim()),
    unescaped(written.slice(bar + 1).trim()) || null,
  ];
}

function fitsIn(text: string, longest: number): boolean {
  const { length } = Array.from(text);
  return length >= 1 && length <= longest;
}
