import { expect, test } from '@jest/globals';
import { locales } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { lastResortWords } from './last-resort-words';

test.each(locales)('the copies in %s say what the messages say', (locale) => {
  const errors = getTranslator(locale, 'errors.unexpected');
  expect(lastResortWords[locale]).toEqual({
    title: errors('title'),
    text: errors('text'),
    refreshPage: getTranslator(locale, 'common')('refreshPage'),
  });
});
