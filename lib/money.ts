/** Converts pounds to whole piastres, in which amounts are compared and added to avoid floating-point errors. */
export const piastres = (pounds: number): number => Math.round(pounds * 100);

/** Converts piastres to pounds, for display. */
export const pounds = (piastres: number): number => piastres / 100;
