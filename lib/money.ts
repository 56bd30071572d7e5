/** Pounds as whole piastres, in which amounts are compared and added: a sum of fractions would drift. */
export const piastres = (pounds: number): number => Math.round(pounds * 100);

/** Whole piastres as pounds, to be shown. */
export const pounds = (piastres: number): number => piastres / 100;
