import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { mostPacked } from './order-codes';
import { papersPath, readPaperWish, type PaperWish } from './papers';

const read = (path: string) => {
  const query = new URL(path, 'http://shop').searchParams;
  return readPaperWish({
    paper: query.get('paper') ?? undefined,
    status: query.get('status') ?? undefined,
    o: query.getAll('o'),
  });
};

test('a print request survives its address', () => {
  const wish: PaperWish = {
    paper: 'labels',
    status: 'preparing',
    orderIds: Array.from({ length: mostPacked }, () => randomUUID()),
  };
  expect(read(papersPath(wish))).toEqual(wish);
});

test('defaults to the pick list of the orders to pack', () => {
  const standard = { paper: 'pick', status: 'processing', orderIds: [] };
  expect(readPaperWish({})).toEqual(standard);
  expect(readPaperWish({ paper: ['slips', 'x'], status: 'shipped', o: 'x' })).toEqual(standard);
});
