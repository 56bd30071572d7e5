import { expect, test } from '@jest/globals';
import { textLanguage } from './text-language';

test.each([
  ['The parcel arrived at الجيزة', 'en'],
  ['(Giza) وصلت الشحنة إلى المحطة', 'ar'],
  ['DC مركز الفرز', 'ar'],
  ['12:30 – 14', null],
  ['١٢', null],
  ['', null],
] as const)('the language of “%s” is %s', (text, language) => {
  expect(textLanguage(text)).toBe(language);
});
