import { expect, test } from '@jest/globals';
import { commonPasswords } from '@/supabase/functions/_shared/contracts/common-passwords';
import { passwordFault } from './password';

test.each([
  ['', 'passwordShort'],
  ['12345', 'passwordShort'],
  ['مرحبا', 'passwordShort'],
  ['x'.repeat(73), 'passwordLong'],
  ['م'.repeat(37), 'passwordLong'],
  ['123456', 'passwordCommon'],
  ['١٢٣٤٥٦', 'passwordCommon'],
  ['PassWord1', 'passwordCommon'],
  ['kkkkkkkk', 'passwordCommon'],
  [' '.repeat(8), 'passwordCommon'],
  ['password', 'passwordCommon'],
  ['ｐａｓｓｗｏｒｄ', 'passwordCommon'],
  ['prelude', 'passwordCommon'],
  ['mostafa123', 'passwordCommon'],
  ['tr7kks', null],
  ['كتاب الفيزياء', null],
  ['ab'.repeat(36), null],
  ['مب'.repeat(18), null],
])('the password %j has the error %s', (password, fault) => {
  expect(passwordFault(password)).toBe(fault);
});

test('rejects at least a thousand common passwords', () => {
  expect(commonPasswords.size).toBeGreaterThanOrEqual(1_000);
});
