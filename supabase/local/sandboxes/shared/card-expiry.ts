/** "5/29", "0529" and "05 / 2029" are all "05/29"; anything else is empty. */
export function monthOf(expiry: string): string {
  const [, month = '', year = ''] = /^(\d{1,2})[\s/-]*(?:20)?(\d{2})$/.exec(expiry.trim()) ?? [];
  return month && `${month.padStart(2, '0')}/${year}`;
}

/** Whether a test card is valid: with the published date, or with any that is not over yet. `now` in milliseconds. */
export function isValidUntil(expiry: string, published: string, now: number): boolean {
  const month = monthOf(expiry);
  if (month === published) return true;
  const [number, year] = month.split('/').map(Number);
  if (!number || number > 12 || year === undefined) return false;
  // The first moment of the next month.
  return Date.UTC(2000 + year, number) > now;
}
