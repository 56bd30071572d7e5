import { z } from 'zod';

/** Name, value, English name, English value. */
export type Specification = [string, string, string | null, string | null];

const mostPairs = 50;
const longestName = 100;
const longestValue = 500;

/** Lines of "name=value" or "name|name_en=value|value_en". */
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
      `"${written}" is not name=value (up to ${String(longestName)} and ${String(longestValue)} characters)`,
    );
    return [];
  });
});

function readPair(written: string): Specification | undefined {
  const sign = written.indexOf('=');
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
  const bar = written.indexOf('|');
  if (bar < 0) return [written.trim(), null];
  return [written.slice(0, bar).trim(), written.slice(bar + 1).trim() || null];
}

function fitsIn(text: string, longest: number): boolean {
  const { length } = Array.from(text);
  return length >= 1 && length <= longest;
}
