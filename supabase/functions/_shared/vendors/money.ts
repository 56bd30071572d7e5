const decimal = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/;

/** Piastres as pounds with exactly two decimals: 15050 → "150.50". */
export function poundsText(piastres: number): string {
  const digits = String(piastres).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Piastres as the JSON number that prints as pounds: 15050 → 150.5. For wires only, never for sums. */
export function poundsNumber(piastres: number): number {
  return Number(poundsText(piastres));
}

/** Pounds, as a number or as text, in piastres. Undefined unless it is a plain amount with at most two decimals. */
export function piastresOf(pounds: unknown): number | undefined {
  if (typeof pounds !== 'number' && typeof pounds !== 'string') return undefined;
  const match = decimal.exec(String(pounds).trim());
  if (!match) return undefined;
  const [, whole = '', fraction = ''] = match;
  return Number(whole + fraction.padEnd(2, '0'));
}

/** Whether it is an amount of piastres that a person could pay. */
export function isPayable(piastres: number): boolean {
  return Number.isSafeInteger(piastres) && piastres > 0;
}
