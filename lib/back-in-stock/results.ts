import { localePath, type Locale } from '@/lib/i18n/locale';

/** Where the form posts to. */
export const requestAddress = '/api/back-in-stock';
export const stopAddress = '/api/back-in-stock/stop';

/** How a request ends, in the words of the database; `failed` is none of its. */
export const requestResults = [
  'noted',
  'available',
  'invalid_email',
  'too_many_requests',
  'unknown_product',
  'failed',
] as const;
export type RequestResult = (typeof requestResults)[number];

/** What the result page can say. */
export const shownResults = [...requestResults, 'stopped'] as const;
export type ShownResult = (typeof shownResults)[number];

/** The page that says how it ended, for browsers without scripts. */
export function resultPath(locale: Locale, result: ShownResult, product?: string): string {
  const query = new URLSearchParams({ result, ...(product && { sku: product }) });
  return localePath(locale, `/back-in-stock?${query.toString()}`);
}

/** Whether a request is on its way to a mail: what shows the answer in another colour. */
export const isNoted = (result: ShownResult) =>
  result === 'noted' || result === 'available' || result === 'stopped';
