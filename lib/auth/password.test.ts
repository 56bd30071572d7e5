import { expect, test } from '@jest/globals';
import { passwordFault } from './password';
import { servicePassword } from './service-password';

test.each([
  ['', 'passwordShort'],
  ['12345', 'passwordShort'],
  ['مرحبا', 'passwordShort'],
  ['x'.repeat(129), 'passwordLong'],
  ['123456', 'passwordCommon'],
  ['١٢٣٤٥٦', 'passwordCommon'],
  ['PassWord1', 'passwordCommon'],
  ['kkkkkkkk', 'passwordCommon'],
  ['tr7kks', null],
  ['كتاب الفيزياء', null],
  ['ab'.repeat(64), null],
])('%j: %s', (password, fault) => {
  expect(passwordFault(password)).toBe(fault);
});

test('a password that fits goes to the service as it is', async () => {
  expect(await servicePassword('x'.repeat(72))).toBe('x'.repeat(72));
  expect(await servicePassword('م'.repeat(36))).toBe('م'.repeat(36));
});

test('a longer one goes as a digest that fits and tells every letter apart', async () => {
  const long = await servicePassword('م'.repeat(37));
  expect(long).toMatch(/^[A-Za-z0-9+/]{43}=$/);
  expect(await servicePassword('م'.repeat(37))).toBe(long);
  expect(await servicePassword(`${'x'.repeat(72)}a`)).not.toBe(
    await servicePassword(`${'x'.repeat(72)}b`),
  );
});
