import { expect, test } from '@jest/globals';
import { fc } from '@/scripts/test/fast-check.mjs';
import { scaleOf } from './scale';

test.each([
  [[], [0, 1]],
  [
    [0, 0],
    [0, 1],
  ],
  [[1], [0, 1]],
  [[3], [0, 1, 2, 3]],
  [
    [7, 4],
    [0, 2, 4, 6, 8],
  ],
  [[10], [0, 5, 10]],
  [[100], [0, 25, 50, 75, 100]],
  [[1_234], [0, 500, 1_000, 1_500]],
  [
    [-40, 90],
    [-50, 0, 50, 100],
  ],
  [[-3], [-3, -2, -1, 0]],
])('draws the lines of %j at %j', (values, ticks) => {
  expect(scaleOf(values).ticks).toEqual(ticks);
});

test('covers zero and all values with a few round grid lines', () => {
  const value = fc.integer({ min: -1e12, max: 1e12 });
  fc.assert(
    fc.property(fc.array(value, { maxLength: 20 }), (values) => {
      const { from, to, ticks } = scaleOf(values);
      expect(from).toBeLessThanOrEqual(Math.min(0, ...values));
      expect(to).toBeGreaterThanOrEqual(Math.max(0, ...values));
      expect(ticks).toContain(0);
      expect(ticks.length).toBeLessThanOrEqual(7);
      expect(ticks.every(Number.isInteger)).toBe(true);
    }),
  );
});
