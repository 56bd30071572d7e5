import { expect, test } from '@jest/globals';
import { merchantRefPattern, orderNumberOf } from './merchant-ref.ts';

test('reads the order number from an attempt’s reference', () => {
  expect(orderNumberOf('ZD-7K3M-9QXT-4F8RW2ND6KXTPQ5C')).toBe('ZD-7K3M-9QXT');
  expect(orderNumberOf('ZD-0123-4567-0123456789ABCDEF')).toBe('ZD-0123-4567');
  expect(orderNumberOf('ZD-GHJK-MNPQ-RSTVWXYZ00000000')).toBe('ZD-GHJK-MNPQ');
});

test.each([
  '',
  'ZD-7K3M-9QXT',
  'ZD-7K3M-9QXT-2',
  'ZD-7K3M-9QXT_1795392000',
  'ZD-7K3M-9QXT-4F8RW2ND6KXTPQ5',
  'ZD-7K3M-9QXT-4F8RW2ND6KXTPQ5CC',
  'zd-7k3m-9qxt-4f8rw2nd6kxtpq5c',
  ...['I', 'L', 'O', 'U'].map((letter) => `ZD-7K3M-9QXT-4F8RW2ND6KXTPQ5${letter}`),
  ' ZD-7K3M-9QXT-4F8RW2ND6KXTPQ5C',
  'ZD-7K3M-9QXT-4F8RW2ND6KXTPQ5C\n',
])('rejects %j as a reference', (text) => {
  expect(orderNumberOf(text)).toBeUndefined();
  expect(merchantRefPattern.test(text)).toBe(false);
});
