import { expect, test } from '@jest/globals';
import { judge as judgeWithin } from './verdict.mjs';

type Found = Parameters<typeof judgeWithin>[0];

const judge = (found: Found, share: number) => judgeWithin(found, share, 2_000);

const well: Found = {
  failures: [],
  refusals: [],
  prices: { changes: 100, checked: 100, worstMs: 300, stale: [] },
  orders: { orders: 9, lost: 0, double: 0, oversold: 0, wrong: [], repeated: 0 },
};
const sample = { kind: 'product', url: '/product/MTH-1', status: 500, ms: 9_800 };
const failing = { ...well, failures: [sample] };

test('judges a trial without failures on an idle machine as good', () => {
  expect(judge(well, 0.98)).toEqual({ verdict: 'good', reasons: [] });
});

test('blames the site for a failed request on an idle machine', () => {
  expect(judge(failing, 0.98)).toEqual({ verdict: 'BROKEN', reasons: ['1 requests failed'] });
});

test('judges nothing on a machine that is busy with other programs', () => {
  expect(judge(failing, 0.33)).toEqual({
    verdict: 'overloaded',
    reasons: [
      'other programs leave 33 % of the processors, and a trial needs 70 %',
      '1 requests failed',
    ],
  });
  expect(judge(well, 0.33).verdict).toBe('overloaded');
});

test('judges a lost, duplicated or oversold order as broken on every machine', () => {
  for (const wrong of [{ lost: 1 }, { double: 1 }, { wrong: ['oversold: MTH-1'] }])
    expect(judge({ ...well, orders: { ...well.orders, ...wrong } }, 0.2).verdict).toBe('BROKEN');
});

test('judges a price shown too long as broken, and too few comparisons as inconclusive', () => {
  const stale = [{ server: 'a', sku: 'MTH-1', price: '100.00', staleMs: 2_600 }];
  expect(judge({ ...well, prices: { ...well.prices, stale } }, 1)).toEqual({
    verdict: 'BROKEN',
    reasons: ['1 prices older than 2 s'],
  });
  const few = { ...well, prices: { ...well.prices, checked: 3 } };
  expect(judge(few, 1)).toEqual({ verdict: 'overloaded', reasons: ['only 3 prices compared'] });
});
