import { expect, test } from '@jest/globals';
import { addDays } from './period';
import { groupDays } from './group-days';

const days = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    day: addDays('2026-01-01', at),
    orders: 1,
    items: 2,
    revenue_pt: 300,
    refunded_pt: 50,
    net_pt: 250,
  }));

test('two months are shown by day', () => {
  const spans = groupDays(days(62));
  expect(spans).toHaveLength(62);
  expect(spans[1]).toEqual({ ...days(2)[1], last: '2026-01-02' });
});

test('a longer period is shown by week and keeps the totals', () => {
  const spans = groupDays(days(366));
  expect(spans).toHaveLength(53);
  expect(spans[0]).toEqual({
    day: '2026-01-01',
    last: '2026-01-07',
    orders: 7,
    items: 14,
    revenue_pt: 2_100,
    refunded_pt: 350,
    net_pt: 1_750,
  });
  expect(spans.at(-1)).toMatchObject({ day: '2026-12-31', last: '2027-01-01', net_pt: 500 });
  expect(spans.reduce((sum, { net_pt }) => sum + net_pt, 0)).toBe(366 * 250);
});

test('returns no bars for no days', () => {
  expect(groupDays([])).toEqual([]);
});
