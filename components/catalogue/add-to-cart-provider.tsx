import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { AddToCartWordsProvider } from './add-to-cart-words';

/** Gives the add-to-cart buttons within it their words. */
export function AddToCartProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  const t = getTranslator(locale, 'cart');
  const common = getTranslator(locale, 'common');
  const words = {
    add: t('add'),
    adding: t('adding'),
    added: t('added'),
    notice: common('notice'),
    error: common('error'),
    limitReached: t('limitReached'),
    saveFailed: t('saveFailed'),
  };
  return <AddToCartWordsProvider words={words}>{children}</AddToCartWordsProvider>;
}
