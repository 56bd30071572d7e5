import { z } from 'zod';

/** Whole piastres. */
export const piastres = z.int().nonnegative();

/** An amount in pounds, for formats that require them: the double nearest to two decimals. */
export const inPounds = (amount: number) => amount / 100;

/** Converts pounds from a request. Only for comparing with an amount that the database has computed. */
export const inPiastres = (pounds: number) => Math.round(pounds * 100);
