import { expect, test } from '@jest/globals';
import { daysOf, presetPeriod, presets, readPeriod } from './period';

const today = '2026-03-01';
const standard = { from: '2026-01-31', to: '2026-03-01' };

test.each([
  ['today', '2026-03-01', '2026-03-01'],
  ['week', '2026-02-23', '2026-03-01'],
  ['month', '2026-01-31', '2026-03-01'],
  ['this_month', '2026-03-01', '2026-03-01'],
  ['last_month', '2026-02-01', '2026-02-28'],
  ['year', '2025-03-02', '2026-03-01'],
] as const)('%s is from %s to %s', (preset, from, to) => {
  expect(presetPeriod(preset, today)).toEqual({ from, to });
});

test('every preset is a valid period', () => {
  for (const preset of presets) {
    const { from, to } = presetPeriod(preset, today);
    expect(readPeriod(from, to, today).fault).toBeNull();
  }
});

test.each([
  [undefined, undefined, null],
  ['2026-02-29', '2026-03-01', 'invalid'],
  ['2026-02-01', undefined, 'invalid'],
  [['2026-02-01'], '2026-03-01', 'invalid'],
  ['yesterday', 'today', 'invalid'],
  ['2026-03-01', '2026-02-28', 'reversed'],
  ['2025-03-01', '2026-03-02', 'too_long'],
])('from %p to %p: reports %p and returns the last thirty days instead', (from, to, fault) => {
  expect(readPeriod(from, to, today)).toEqual({ period: standard, fault });
});

test('accepts a leap year', () => {
  const period = { from: '2028-01-01', to: '2028-12-31' };
  expect(readPeriod(period.from, period.to, today)).toEqual({ period, fault: null });
  expect(daysOf(period)).toBe(366);
});
