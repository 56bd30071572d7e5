import { expect, test } from '@jest/globals';
import { locales } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { failureWords } from './failure-words';

test.each(locales)('the copies in %s say what the messages say', (locale) => {
  const errors = getTranslator(locale, 'errors');
  const common = getTranslator(locale, 'common');
  expect(failureWords[locale]).toEqual({
    title: errors('unexpected.title'),
    text: errors('unexpected.text'),
    refreshPage: common('refreshPage'),
    retrying: errors('retrying'),
    fetchProducts: errors('fetchProducts'),
    clearFilters: common('clearFilters'),
    loadingProduct: errors('loadingProduct'),
    fetchProduct: errors('fetchProduct'),
    notFoundTitle: getTranslator(locale, 'seo')('notFound'),
    notFound: errors('notFound.title'),
    notFoundText: errors('notFound.text'),
    returnHome: common('returnHome'),
    productNotFound: errors('productNotFound.title'),
    productNotFoundText: errors('productNotFound.text'),
    back: common('back'),
  });
});
