/** Pounds as whole piastres, in which amounts are compared and added: a sum of fractions would drift. */
export const piastres = (pounds: number): number => Math.round(pounds * 100);
