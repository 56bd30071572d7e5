import { expect, test } from '@jest/globals';
import { fc } from '../../../../../scripts/test/fast-check.mjs';
import { shownText } from './shown-text.ts';

const arabic = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!);

test.each([
  'Delivered on 2026-04-24 10:20',
  'Delivered on 2026-04-24 10:20:30',
  '2026-04-24T10:20:30+02:00 delivered',
  'Rescheduled from 24/04/2026 to 25.04.2026',
  'Rescheduled to 4-24-2026, 9:05',
  'Order ZD-0123-4567, bill UEG000000190252',
  'Waybill 9000000001 was created',
  'Waybill 90000000012 of account 20016123 left with 48 others',
  'Bag 100000123456 of 14 20260101234567',
  'Cash on delivery: EGP 1,250.00 and 35.50',
  'Collected 1250000 EGP, 12345.67 pounds',
  'Attempt 2 of 3; call 16123',
  'محصّل ١٬٢٥٠٫٥٠ جنيه يوم ٢٠٢٦-٠٤-٢٤ الساعة ١٠:٢٠',
  'تم التسليم ٢٤/٠٤/٢٠٢٦',
  '【Cairo DC】 parcel 3/4 at shelf 10-12-14',
])('keeps %s unchanged', (text) => {
  expect(shownText(text)).toBe(text);
});

test.each([
  '01012345678',
  '010 1234 5678',
  '010-1234-5678',
  '010.1234.5678',
  '(010) 12345678',
  '0101 234 5678',
  '+201012345678',
  '+20 10 1234 5678',
  '(+20) 10 1234 5678',
  '+20 (0)10 1234 5678',
  '+2 01012345678',
  '00201012345678',
  '0020 10 1234 5678',
  '201012345678',
  '\u202a+20 15 1234 5678\u202c'.slice(1, -1),
  '0223456789',
  '(02) 2345 6789',
  '03 456 7890',
  '050-234-5678',
  '+966501234567',
  '+966 50 123 4567',
  '00966501234567',
  '+33 6 12 34 56 78',
  '+33 6.12.34.56.78',
  '+1 (212) 555-0123',
])('removes %s, also in Arabic digits', (phone) => {
  for (const written of [phone, arabic(phone)]) {
    expect(shownText(`Call ${written}, please`)).toBe('Call …, please');
    expect(shownText(`للاتصال:${written}`)).toBe('للاتصال:…');
    expect(shownText(`Tel${written} 2026-04-24 10:20`)).toBe('Tel… 2026-04-24 10:20');
    expect(shownText(`24/04/2026 ${written}`)).toBe('24/04/2026 …');
  }
});

test.each([
  ['01012345678/01112345678', '…/…'],
  ['by Ahmed 01012345678 for 350.00 EGP at 10:20', 'by Ahmed … for 350.00 EGP at 10:20'],
  ['+33612345678 350 EGP', '… 350 EGP'],
  ['+33612345678 12 pieces', '… 12 pieces'],
  ['mail ali@example.com or 01012345678', 'mail … or …'],
])('shows %s as %s', (text, shown) => {
  expect(shownText(text)).toBe(shown);
});

test('removes the values that the courier marks as personal', () => {
  expect(shownText('Handed to Sayed, code 482193', ['Sayed', '482193', undefined, ''])).toBe(
    'Handed to …, code …',
  );
});

const number = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
const gap = fc.constantFrom('', ' ', '-');
const phone = fc
  .tuple(
    fc.constantFrom('0', '+20', '0020', '+20 ', '+2 0'),
    fc.constantFrom('10', '11', '12', '15'),
    gap,
    number(4),
    gap,
    number(4),
  )
  .map((parts) => ({ written: parts.join('') }));
const two = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((value) => String(value).padStart(2, '0'));
const kept = fc.oneof(
  fc
    .tuple(fc.integer({ min: 2000, max: 2099 }), two(1, 12), two(1, 28))
    .map((all) => all.join('-')),
  fc
    .tuple(two(1, 28), two(1, 12), fc.integer({ min: 2000, max: 2099 }))
    .map((all) => all.join('/')),
  fc.tuple(two(0, 23), two(0, 59)).map((all) => all.join(':')),
  fc.tuple(two(0, 23), two(0, 59), two(0, 59)).map((all) => all.join(':')),
  fc.tuple(number(4), number(4)).map(([one, other]) => `ZD-${one}-${other}`),
  number(12).map((digits) => `UEG${digits}`),
  fc.integer({ min: 1, max: 999_999 }).map((pt) => `${(pt / 100).toFixed(2)} EGP`),
);

test('removes phone numbers in any position and keeps everything else', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(phone, kept), { maxLength: 8 }),
      fc.constantFrom(' ', ', ', ' – ', ' عند '),
      fc.boolean(),
      (parts, between, isArabic) => {
        const write = (digits: string) => (isArabic ? arabic(digits) : digits);
        const text = parts.map((part) => write(typeof part === 'string' ? part : part.written));
        const shown = parts.map((part) => (typeof part === 'string' ? write(part) : '…'));
        expect(shownText(text.join(between))).toBe(shown.join(between).slice(0, 300));
      },
    ),
    { numRuns: 2_000 },
  );
});
