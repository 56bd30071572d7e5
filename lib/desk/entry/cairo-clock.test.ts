import { expect, test } from '@jest/globals';
import { cairoToday, cairoInput, instantOf } from './cairo-clock';

test.each([
  ['2026-11-23T00:00', '2026-11-22T22:00:00.000Z'],
  ['2026-07-01T12:30', '2026-07-01T09:30:00.000Z'],
  // Summer time begins at midnight, so half past twelve does not exist.
  ['2026-04-24T00:30', '2026-04-23T22:30:00.000Z'],
])('%s in Cairo is %s', (input, instant) => {
  expect(instantOf(input)).toBe(instant);
});

test('a time survives formatting and parsing', () => {
  for (const input of ['2026-01-31T23:59', '2026-08-15T00:00', '2028-02-29T08:05'])
    expect(cairoInput(Date.parse(instantOf(input) ?? ''))).toBe(input);
});

test.each(['', '2026-13-01T00:00', '2026-11-23', '23/11/2026 10:00'])(
  '%j is not a time',
  (input) => {
    expect(instantOf(input)).toBeNull();
  },
);

test('the day changes at midnight in Cairo', () => {
  expect(cairoToday(Date.parse('2026-11-22T21:59:59Z'))).toBe('2026-11-22');
  expect(cairoToday(Date.parse('2026-11-22T22:00:00Z'))).toBe('2026-11-23');
});
