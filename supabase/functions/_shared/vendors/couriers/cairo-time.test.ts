import { expect, test } from '@jest/globals';
import { fc } from '../../../../../scripts/test/fast-check.mjs';
import { cairoIso, readCairoTime } from './cairo-time.ts';

const iso = (text: string) => {
  const at = readCairoTime(text);
  return at === undefined ? undefined : cairoIso(at);
};

test.each([
  ['2026-01-15 10:20:30', '2026-01-15T10:20:30+02:00'],
  ['2026-07-15 10:20:30', '2026-07-15T10:20:30+03:00'],
  ['2026-07-15T00:00:00', '2026-07-15T00:00:00+03:00'],
  // Clocks go forward at midnight before the last Friday of April …
  ['2026-04-23 23:59:59', '2026-04-23T23:59:59+02:00'],
  ['2026-04-24 00:30:00', '2026-04-24T01:30:00+03:00'],
  ['2026-04-24 01:00:00', '2026-04-24T01:00:00+03:00'],
  // … and back at midnight after the last Thursday of October, so that its last hour comes twice.
  ['2026-10-29 22:59:59', '2026-10-29T22:59:59+03:00'],
  ['2026-10-29 23:30:00', '2026-10-29T23:30:00+03:00'],
  ['2026-10-30 00:00:00', '2026-10-30T00:00:00+02:00'],
  // There were years without summer time.
  ['2020-07-15 10:20:30', '2020-07-15T10:20:30+02:00'],
])('parses %s in Cairo as %s', (local, expected) => {
  expect(iso(local)).toBe(expected);
});

test.each([
  '',
  '2026-02-30 10:00:00',
  '2026-13-01 10:00:00',
  '2026-01-01 24:00:00',
  '2026-01-01',
  '10:00',
  '2026-01-01 10:00:00Z',
])('rejects %j as a time in Cairo', (text) => {
  expect(readCairoTime(text)).toBeUndefined();
});

test('formats every moment so that it parses back to the same moment', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(2005, 0, 1) / 1_000, max: Date.UTC(2035, 0, 1) / 1_000 }),
      (seconds) => {
        expect(Date.parse(cairoIso(seconds * 1_000))).toBe(seconds * 1_000);
      },
    ),
  );
});
