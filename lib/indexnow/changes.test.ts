import { expect, test } from '@jest/globals';
import { collectChanges } from './changes';

test('collects products without duplicates until they are taken', () => {
  const changes = collectChanges();
  expect(changes.isEmpty()).toBe(true);
  changes.add(['catalogue', 'categories', 'delivery']);
  expect(changes.isEmpty()).toBe(true);
  changes.add(['product:A-1', 'catalogue']);
  changes.add(['product:A-1', 'product:B-2']);
  expect(changes.take()).toEqual({ skus: new Set(['A-1', 'B-2']), since: null });
  expect(changes.isEmpty()).toBe(true);
});

test('a change of very many products is found by its time', () => {
  const changes = collectChanges();
  changes.add(['products']);
  const { since } = changes.take();
  expect(since).toBeLessThan(Date.now() - 60_000);
  expect(since).toBeGreaterThan(Date.now() - 3_600_000);
});

test('remembers at most ten thousand SKUs', () => {
  const changes = collectChanges();
  changes.add(Array.from({ length: 10_000 }, (_, number) => `product:A-${number}`));
  changes.add(['product:B-1']);
  expect(changes.take()).toEqual({ skus: new Set(), since: expect.any(Number) });
});
