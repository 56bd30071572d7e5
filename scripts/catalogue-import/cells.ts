import { z } from 'zod';

const digitSigns = /[٠-٩۰-۹]/g;

/**
 * Converts Arabic-Indic and Persian digits to Western ones, and the Arabic decimal and thousands separators to "." and
 * ",".
 */
export function westernDigits(text: string): string {
  return text
    .replace(digitSigns, (sign) => String((sign.codePointAt(0) ?? 0) & 0xf))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
}

const nul = String.fromCharCode(0);

/** Text of one or more lines. Its length is counted in code points, as in the database. */
export function paragraphs(longest: number) {
  return z
    .string()
    .trim()
    .min(1, 'is empty')
    .refine((text) => !text.includes(nul), 'holds a NUL character')
    .refine(
      (text) => Array.from(text).length <= longest,
      `is longer than ${String(longest)} characters`,
    );
}

export function singleLine(longest: number) {
  return paragraphs(longest).refine((text) => !text.includes('\n'), 'must be a single line');
}

/** An empty cell becomes null; others are parsed by `schema`. */
export function optional<Value>(schema: z.ZodType<Value, string>) {
  return z
    .string()
    .trim()
    .transform((text) => (text === '' ? null : text))
    .pipe(z.nullable(schema));
}

export function wholeNumber(least: number, most: number) {
  const expected = `must be a whole number from ${String(least)} to ${String(most)}`;
  return z
    .string()
    .transform((text) => westernDigits(text.trim()))
    .pipe(z.string().regex(/^\d{1,9}$/, expected))
    .transform(Number)
    .refine((number) => number >= least && number <= most, expected);
}

export function oneOf<Word extends string>(words: readonly Word[]) {
  return z
    .string()
    .transform((text) => text.trim().toLowerCase())
    .pipe(z.enum(words, `must be one of: ${words.join(', ')}`));
}
