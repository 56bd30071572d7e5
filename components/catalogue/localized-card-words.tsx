import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { CardWordsProvider } from './card-words';

/** Gives the cards and add-to-cart buttons within it their words. */
export function LocalizedCardWords({ locale, children }: { locale: Locale; children: ReactNode }) {
  const catalogue = getTranslator(locale, 'catalogue');
  const cart = getTranslator(locale, 'cart');
  const words = {
    locale,
    available: catalogue('available'),
    outOfStock: catalogue('outOfStock'),
    viewDetails: catalogue('viewDetails'),
    add: cart('add'),
    adding: cart('adding'),
  };
  return <CardWordsProvider words={words}>{children}</CardWordsProvider>;
}
