import { localePath, type Locale } from '@/lib/i18n/locale';
import { requestResults } from '@/supabase/functions/_shared/contracts/back-in-stock-results';

export type { RequestResult } from '@/supabase/functions/_shared/contracts/back-in-stock-results';

export const stopAddress = '/api/back-in-stock/stop';

/** The results that the result page can show. */
export const shownResults = [...requestResults, 'stopped'] as const;
export type ShownResult = (typeof shownResults)[number];

/** The page that shows the result, for browsers without JavaScript. */
export function resultPath(locale: Locale, result: ShownResult, product?: string): string {
  const query = new URLSearchParams({ result, ...(product && { sku: product }) });
  return localePath(locale, `/back-in-stock?${query.toString()}`);
}

/** Whether the request was accepted; determines the colour of the message. */
export const isNoted = (result: ShownResult) =>
  result === 'noted' || result === 'available' || result === 'stopped';
