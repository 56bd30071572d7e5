import { z } from 'zod';
import { westernDigits } from './cells.ts';

/** The 13 digits of an ISBN with a valid check digit. */
export const isbn = z.string().transform((text, context) => {
  const digits = westernDigits(text).replace(/[\s-]/g, '');
  if (/^97[89]\d{10}$/.test(digits) && weighedSum(digits) % 10 === 0) return digits;
  context.addIssue(
    /e\+/i.test(digits)
      ? 'is a rounded number: format the column as text before saving'
      : 'must be 13 digits beginning with 978 or 979 with a right check digit',
  );
  return z.NEVER;
});

function weighedSum(digits: string): number {
  return Array.from(digits).reduce(
    (sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
}
