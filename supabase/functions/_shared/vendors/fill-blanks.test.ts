import { expect, test } from '@jest/globals';
import {
  isEgyptianMobile,
  nationalPhone,
  orNotAvailable,
  plainMailOrNotAvailable,
} from './fill-blanks.ts';

test('replaces blank values with the placeholder', () => {
  for (const blank of ['', '  ', '\n', null, undefined]) expect(orNotAvailable(blank)).toBe('NA');
  expect(orNotAvailable(' شارع النيل ')).toBe('شارع النيل');
});

test.each([
  ['+201012345678', '01012345678'],
  ['+20 10 1234 5678', '01012345678'],
  ['00201012345678', '01012345678'],
  ['+2001012345678', '01012345678'],
  ['201012345678', '01012345678'],
  ['01012345678', '01012345678'],
  ['+20223456789', '0223456789'],
  ['+966501234567', '+966501234567'],
])('formats %s as %s', (written, national) => {
  expect(nationalPhone(written)).toBe(national);
});

test('only mobile numbers can have a wallet', () => {
  expect(isEgyptianMobile('01010101010')).toBe(true);
  for (const other of ['0223456789', '+966501234567', '0101010101', ''])
    expect(isEgyptianMobile(other)).toBe(false);
});

test('replaces an invalid e-mail address with the placeholder', () => {
  for (const mail of ['mona@example.com', "m.o'neil+books@mail.example.org", ' a_b@c.io '])
    expect(plainMailOrNotAvailable(mail)).toBe(mail.trim());
  const tail = '970177001ZD-7K3M-9QXT-4F8RW2ND6KXTPQ5C465.90465.90PAIDPAYATFAWRY';
  for (const none of [
    '',
    'mona',
    'mona@',
    'منى@example.com',
    `a@b.co${tail}`,
    `${tail}@b.co`,
    'a b@c.io',
  ])
    expect(plainMailOrNotAvailable(none)).toBe('NA');
});
