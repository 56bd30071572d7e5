const decimal = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/;

/** Formats piastres as pounds with exactly two decimals: 15050 → "150.50". */
export function poundsText(piastres: number): string {
  const digits = String(piastres).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Piastres as a JSON number in pounds: 15050 → 150.5. Only for requests, never for sums. */
export function poundsNumber(piastres: number): number {
  return Number(poundsText(piastres));
}

/** Parses pounds, as number or string, to piastres. Undefined unless it is a plain amount with at most two decimals. */
export function piastresOf(pounds: unknown): number | undefined {
  if (typeof pounds !== 'number' && typeof pounds !== 'string') return undefined;
  const match = decimal.exec(String(pounds).trim());
  if (!match) return undefined;
  const [, whole = '', fraction = ''] = match;
  return Number(whole + fraction.padEnd(2, '0'));
}

/** Whether an amount in piastres can be paid. */
export function isPayable(piastres: number): boolean {
  return Number.isSafeInteger(piastres) && piastres > 0;
}
