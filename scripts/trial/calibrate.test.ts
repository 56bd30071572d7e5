import { expect, test } from '@jest/globals';
import { visitorsASecond } from './calibrate.mjs';

/** A site that serves so many visitors a second, and fails or is late beyond. */
function siteFor(most: number, beyond: { failed?: number; p95?: number }) {
  const offered: number[] = [];
  const offer = async ({ rate }: { rate: number }) => {
    offered.push(rate);
    const all = { count: 60, failed: 0, p50: 20, p95: 80, ...(rate > most ? beyond : {}) };
    return { samples: { figures: () => ({ all }) }, isOverrun: false, arrived: 60, seconds: 6 };
  };
  return { offered, load: { offer } as unknown as Parameters<typeof visitorsASecond>[0] };
}

test('returns half of the highest rate that a machine serves', async () => {
  const { offered, load } = siteFor(12, { p95: 4_000 });
  expect(await visitorsASecond(load, 'http://site')).toBe(5);
  expect(offered).toEqual([2.5, 2.5, 5, 10, 20]);
});

test('returns at most the highest offered rate', async () => {
  expect(await visitorsASecond(siteFor(500, {}).load, 'http://site')).toBe(20);
});

test('returns nothing if the lowest rate is too high', async () => {
  expect(await visitorsASecond(siteFor(1, { failed: 2 }).load, 'http://site')).toBeUndefined();
});
