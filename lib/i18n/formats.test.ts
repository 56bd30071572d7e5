import { expect, test } from '@jest/globals';
import { createFormatter } from 'next-intl';
import { formats, shopTimeZone } from './formats';

const evening = Date.parse('2026-11-21T23:05:00Z');

test.each([
  ['ar', '1,250', '22 نوفمبر 2026', 'الأحد، 22 نوفمبر', '21 نوفمبر', '22 نوفمبر 2026 في 1:05 ص'],
  [
    'en',
    '1,250',
    'November 22, 2026',
    'Sunday, November 22',
    'Nov 21',
    'November 22, 2026 at 1:05 AM',
  ],
] as const)(
  'in %s digits are Latin, and dates and times are in Cairo’s time zone',
  (locale, ...texts) => {
    const format = createFormatter({ locale, formats, timeZone: shopTimeZone });
    const shown = [
      format.number(1_250, 'plain'),
      format.dateTime(evening, 'day'),
      format.dateTime(evening, 'weekday'),
      format.dateTime(evening, 'shortDay'),
      format.dateTime(evening, 'moment'),
    ];
    expect(shown.map((text) => text.replace('\u202f', ' '))).toEqual(texts);
  },
);

test.each(['ar', 'en'] as const)('in %s the formats match those of the region Egypt', (locale) => {
  const format = createFormatter({ locale, formats, timeZone: shopTimeZone });
  const regional = `${locale}-EG-u-nu-latn`;
  for (const name of ['day', 'weekday', 'shortDay', 'moment'] as const) {
    const options = { timeZone: shopTimeZone, ...formats.dateTime[name] };
    const expected = new Intl.DateTimeFormat(regional, options).format(evening);
    expect(format.dateTime(evening, name)).toBe(expected);
  }
  for (const number of [0, 7, 1_000, 12_345.6, -3])
    expect(format.number(number, 'plain')).toBe(new Intl.NumberFormat(regional).format(number));
});
