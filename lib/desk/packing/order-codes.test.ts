import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { codeOf, mostPacked, readOrderCodes } from './order-codes';

test('an id survives encoding and decoding', () => {
  const ids = Array.from({ length: mostPacked }, () => randomUUID());
  const codes = ids.map(codeOf);
  expect(codes.every((code) => /^[\w-]{22}$/.test(code))).toBe(true);
  expect(readOrderCodes(codes)).toEqual(ids);
  // The maximum length of an address that the server reads.
  expect(codes.map((code) => `o=${code}`).join('&').length).toBeLessThan(8_192);
});

test('drops invalid codes and duplicates', () => {
  const id = randomUUID();
  expect(readOrderCodes([codeOf(id), 'x', '', id, codeOf(id), '\u0000'.repeat(22)])).toEqual([id]);
  expect(readOrderCodes(codeOf(id))).toEqual([id]);
  expect(readOrderCodes(undefined)).toEqual([]);
});

test('returns at most as many orders as can be packed at once', () => {
  const codes = Array.from({ length: mostPacked + 1 }, () => codeOf(randomUUID()));
  expect(readOrderCodes(codes)).toHaveLength(mostPacked);
});
