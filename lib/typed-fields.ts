import * as z from 'zod/mini';

/** Removes characters from one line of text that the database rejects: control characters and lone surrogates. */
export const plainLine = (text: string) => text.replace(/\r\n|[\p{Cc}\p{Cs}]/gu, ' ').trim();

/** One line of at most `most` characters. Errors: `missing` if it is empty, `long`. */
export const line = (missing: string, most: number, long: string) =>
  z.string().check(z.overwrite(plainLine), z.minLength(1, missing), z.maxLength(most, long));

/** Errors: `emailMissing`, `emailInvalid`. */
export const email = z.pipe(
  z.string().check(z.trim(), z.minLength(1, 'emailMissing')),
  z.email('emailInvalid').check(z.maxLength(254, 'emailInvalid')),
);
