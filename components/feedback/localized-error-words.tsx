import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { ErrorWordsProvider } from './error-words';

export function LocalizedErrorWords({ locale, children }: { locale: Locale; children: ReactNode }) {
  const errors = getTranslator(locale, 'errors');
  const common = getTranslator(locale, 'common');
  const words = {
    title: errors('unexpected.title'),
    text: errors('unexpected.text'),
    retrying: errors('retrying'),
    fetchProducts: errors('fetchProducts'),
    loadingProduct: errors('loadingProduct'),
    fetchProduct: errors('fetchProduct'),
    refreshPage: common('refreshPage'),
    clearFilters: common('clearFilters'),
  };
  return <ErrorWordsProvider words={words}>{children}</ErrorWordsProvider>;
}
