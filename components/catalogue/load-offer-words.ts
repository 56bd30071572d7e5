import type { Locale } from '@/lib/i18n/locale';
import type { OfferWords } from './offer-words';

let words: Promise<OfferWords> | null = null;

async function fetchWords(locale: Locale): Promise<OfferWords> {
  const response = await fetch(`/api/words/${locale}/product`);
  if (!response.ok) throw new Error(`The words of a product page: ${response.status}`);
  // Made by the same build as this file, from the same type.
  return (await response.json()) as OfferWords;
}

/** Asked for once a page. A failure is tried again when asked next. */
export function loadOfferWords(locale: Locale): Promise<OfferWords> {
  words ??= fetchWords(locale).catch((error: unknown) => {
    words = null;
    throw error;
  });
  return words;
}
