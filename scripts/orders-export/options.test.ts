import { expect, test } from '@jest/globals';
import { readOptions } from './options';

test('reads days in Cairo time, including the whole last day, in winter and summer', () => {
  expect(
    readOptions(['--from', '2026-01-31', '--to', '2026-01-31', 'orders.csv', '--lines']),
  ).toEqual({
    ok: true,
    options: {
      from: '2026-01-30T22:00:00.000Z',
      to: '2026-01-31T22:00:00.000Z',
      status: null,
      lines: true,
      path: 'orders.csv',
    },
  });
  expect(readOptions(['--from', '2026-07-01'])).toMatchObject({
    options: { from: '2026-06-30T21:00:00.000Z', to: null },
  });
});

test.each([
  [['--from', 'yesterday'], /are days/],
  [['--to', '2026-02-30'], /are days/],
  [['--from', '2026-03-02', '--to', '2026-03-01'], /later/],
  [['--status', 'paid'], /one of pending/],
  [['a.csv', 'b.csv'], /one file/],
  [['--form', '2026-03-02'], /Unknown option/],
])('%j is refused with a reason', (args, reason) => {
  expect(readOptions(args)).toEqual({ ok: false, reason: expect.stringMatching(reason) });
});
