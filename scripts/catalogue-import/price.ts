import { z } from 'zod';
import { westernDigits } from './cells.ts';

const most = 100_000_000;

/** Accepted notations in pounds: 345, 345.5, 1,250.00, ١٢٥٠٫٥٠, or 345,50 with a decimal comma. */
const written = /^(?:(\d{1,9})|(\d{1,3}(?:,\d{3})+))(?:\.(\d{1,2}))?$|^(\d{1,9}),(\d{1,2})$/;

/** Parses a price in pounds to whole piastres, without floating-point arithmetic. */
export const price = z.string().transform((text, context) => {
  const match = written.exec(westernDigits(text.trim()));
  const pounds = match?.[1] ?? match?.[2]?.replaceAll(',', '') ?? match?.[4];
  const piastres =
    pounds === undefined
      ? 0
      : Number(pounds) * 100 + Number((match?.[3] ?? match?.[5] ?? '').padEnd(2, '0'));
  if (piastres >= 1 && piastres <= most) return piastres;
  context.addIssue(
    'must be a price above 0 in pounds with at most two decimals, such as 345 or 345.50',
  );
  return z.NEVER;
});
