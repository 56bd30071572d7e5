import { z } from 'zod';

/** Whole piastres. */
export const piastres = z.int().nonnegative();

/** The same amount in pounds, for a wire format that asks for them: the nearest double to two decimals. */
export const inPounds = (amount: number) => amount / 100;

/** Pounds as they came over a wire. Only for comparing with an amount that the database has worked out. */
export const inPiastres = (pounds: number) => Math.round(pounds * 100);
