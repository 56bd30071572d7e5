import { expect, test } from '@jest/globals';
import { wholeRange } from './delivery';

test('returns the lowest and the highest fee of all governorates', () => {
  expect(wholeRange([])).toBeNull();
  expect(
    wholeRange([
      { from_pt: 5_000, to_pt: 6_000 },
      { from_pt: 9_500, to_pt: 12_000 },
      { from_pt: 4_500, to_pt: 4_500 },
    ]),
  ).toEqual({ from_pt: 4_500, to_pt: 12_000 });
});
