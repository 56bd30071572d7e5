import { expect, test } from '@jest/globals';
import { walletPhone } from './wallet-phone.ts';

test.each([
  ['01012345678', '01012345678'],
  ['٠١٠١٢٣٤٥٦٧٨', '01012345678'],
  ['۰۱۱۱۲۳۴۵۶۷۸', '01112345678'],
  ['+20 101 234 5678', '01012345678'],
  ['00201012345678', '01012345678'],
  ['+2001012345678', '01012345678'],
  ['(010) 1234-5678', '01012345678'],
  ['1012345678', '01012345678'],
  ['0223456789', undefined],
  ['01312345678', undefined],
  ['010123456789', undefined],
  ['+1 010 1234 5678', undefined],
  ['', undefined],
])('%s → %s', (written, phone) => {
  expect(walletPhone(written)).toBe(phone);
});
