import { expect, test } from '@jest/globals';
import { fc } from '@/scripts/test/fast-check.mjs';
import { addBusinessDays, deliveryWindow } from './delivery-days';

// 2026-11-22 is a Sunday, the first business day of an Egyptian week.
test.each([
  ['2026-11-22', 1, '2026-11-23'],
  ['2026-11-22', 4, '2026-11-26'],
  ['2026-11-22', 5, '2026-11-29'],
  ['2026-11-26', 1, '2026-11-29'],
  ['2026-11-27', 1, '2026-11-29'],
  ['2026-11-28', 1, '2026-11-29'],
  ['2026-11-28', 0, '2026-11-28'],
  ['2026-12-30', 2, '2027-01-03'],
  ['2028-02-28', 1, '2028-02-29'],
])('after %s, %i business days: %s', (day, count, expected) => {
  expect(addBusinessDays(day, count)).toBe(expected);
});

test.each([
  // Three to nine business days, not counting Friday and Saturday.
  ['2026-11-22T12:00:00+02:00', '2026-11-25', '2026-12-03'],
  ['2026-11-26T23:59:00+02:00', '2026-12-01', '2026-12-09'],
  ['2026-11-28T09:00:00+02:00', '2026-12-01', '2026-12-09'],
  // Half past midnight in Cairo is still the day before in UTC, in winter and in summer.
  ['2026-11-22T22:30:00Z', '2026-11-26', '2026-12-06'],
  ['2026-07-05T21:30:00Z', '2026-07-09', '2026-07-19'],
])('an order of %s arrives between %s and %s', (moment, from, to) => {
  expect(deliveryWindow(Date.parse(moment))).toEqual({ from, to });
});

test('a delivery window never begins or ends on a weekend, has seven business days, and only moves forward', () => {
  const weekday = (day: string) => new Date(day).getUTCDay();
  const moment = fc.date({
    min: new Date('2024-01-01'),
    max: new Date('2034-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 10 * 24 }), (ordered, hours) => {
      const { from, to } = deliveryWindow(ordered.getTime());
      expect([5, 6]).not.toContain(weekday(from));
      expect([5, 6]).not.toContain(weekday(to));
      expect(addBusinessDays(from, 6)).toBe(to);
      const later = deliveryWindow(ordered.getTime() + hours * 3_600_000);
      expect(later.from >= from && later.to >= to).toBe(true);
    }),
  );
});
