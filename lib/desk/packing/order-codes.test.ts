import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { codeOf, mostPacked, readOrderCodes } from './order-codes';

test('an id comes back from its code', () => {
  const ids = Array.from({ length: mostPacked }, () => randomUUID());
  const codes = ids.map(codeOf);
  expect(codes.every((code) => /^[\w-]{22}$/.test(code))).toBe(true);
  expect(readOrderCodes(codes)).toEqual(ids);
  // What the shop's server reads of an address.
  expect(codes.map((code) => `o=${code}`).join('&').length).toBeLessThan(8_192);
});

test('what is no code is left out, and an order named twice is one', () => {
  const id = randomUUID();
  expect(readOrderCodes([codeOf(id), 'x', '', id, codeOf(id), '\u0000'.repeat(22)])).toEqual([id]);
  expect(readOrderCodes(codeOf(id))).toEqual([id]);
  expect(readOrderCodes(undefined)).toEqual([]);
});

test('no more are taken than are packed at once', () => {
  const codes = Array.from({ length: mostPacked + 1 }, () => codeOf(randomUUID()));
  expect(readOrderCodes(codes)).toHaveLength(mostPacked);
});
