import { localePath, type Locale } from '@/lib/i18n/locale';
import { requestResults } from '@/supabase/functions/_shared/contracts/back-in-stock-results';

export type { RequestResult } from '@/supabase/functions/_shared/contracts/back-in-stock-results';

export const stopAddress = '/api/back-in-stock/stop';

/** The results that the result page can show. */
export const shownResults = [...requestResults, 'stopped'] as const;
export type ShownResult = (typeof shownResults)[number];

/** The page that shows the result, for browsers without JavaScript. */
export const resultPath = (locale: Locale, result: ShownResult): string =>
  localePath(locale, `/back-in-stock?result=${result}`);

/** Whether the request was accepted; determines the colour of the message. */
export const isNoted = (result: ShownResult) =>
  result === 'noted' || result === 'available' || result === 'stopped';
