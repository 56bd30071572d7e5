import { expect, test } from '@jest/globals';
import { expectedArrival } from './expected-arrival';

const at = (moment: string) => Date.parse(moment);
const change = (to_status: string, day: string) => ({
  to_status,
  timestamp: `2026-11-${day} 09:00:00+00`,
});
const order = {
  status: 'processing',
  order_status_changes: [change('pending', '18'), change('processing', '22')],
  order_addresses: { country_iso2: 'EG' },
};

test('counts the days of a paid order from its payment, whatever the current date', () => {
  const days = { from: '2026-11-25', to: '2026-12-03', isPaid: true };
  expect(expectedArrival(order, at('2026-11-22T10:00:00Z'))).toEqual(days);
  expect(expectedArrival({ ...order, status: 'shipped' }, at('2026-12-03T20:00:00Z'))).toEqual(
    days,
  );
});

test('counts the days of an unpaid order from today', () => {
  const unpaid = { ...order, status: 'pending', order_status_changes: [change('pending', '18')] };
  expect(expectedArrival(unpaid, at('2026-11-23T10:00:00Z'))).toEqual({
    from: '2026-11-26',
    to: '2026-12-06',
    isPaid: false,
  });
});

test('returns null if the shop does not know the date', () => {
  const now = at('2026-11-22T10:00:00Z');
  // Late, finished, abroad, or without a record of its payment.
  expect(expectedArrival(order, at('2026-12-04T10:00:00Z'))).toBeNull();
  for (const changed of [
    { status: 'delivered' },
    { status: 'cancelled' },
    { order_addresses: { country_iso2: 'JO' } },
    { order_addresses: null },
    { order_status_changes: [] },
  ])
    expect(expectedArrival({ ...order, ...changed }, now)).toBeNull();
});
