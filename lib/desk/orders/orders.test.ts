import { expect, test } from '@jest/globals';
import ar from '@/messages/ar.json' with { type: 'json' };
import {
  cancelSchema,
  closeRefundSchema,
  noteRefundSchema,
  noteSchema,
  orderFaults,
  refundedPt,
  refundSchema,
  shipSchema,
} from './order-forms';
import { filterCount, ordersArguments, ordersHref, parseOrders } from './orders-query';

const city = '00000000-0000-4000-8002-000000000002';

test('filters survive parsing and serializing', () => {
  const query = {
    q: 'ZD-1',
    status: 'shipped',
    needs: 'review',
    city,
    provider: 'paymob',
    from: '2026-02-28',
    to: '2026-11-23',
  };
  const filters = parseOrders(query);
  const href = ordersHref(filters);
  expect(Object.fromEntries(new URL(href, 'http://x').searchParams)).toEqual(query);
  expect(filterCount(filters)).toBe(6);
  expect(ordersArguments(filters, 'here')).toEqual({
    p_query: 'ZD-1',
    p_status: 'shipped',
    p_needs: 'review',
    p_city_id: city,
    p_provider: 'paymob',
    p_from: '2026-02-28',
    p_to: '2026-11-23',
    p_cursor: 'here',
  });
  expect(ordersHref(filters, 'a b')).toBe(`${href}&after=a+b`);
});

test('ignores unknown and malformed filters', () => {
  const filters = parseOrders({
    status: 'lost',
    needs: 'love',
    city: 'x',
    provider: 'cash',
    from: '2026-02-31',
    to: '23/11/2026',
  });
  expect(filterCount(filters)).toBe(0);
  expect(ordersHref(filters)).toBe('/desk/orders');
});

const faultsOf = (schema: { safeParse: (typed: unknown) => unknown }, typed: object) => {
  const { error } = schema.safeParse(typed) as { error?: { issues: { message: string }[] } };
  return error?.issues.map(({ message }) => message) ?? [];
};
const refund = {
  ...{ transaction: '97', part: 'part', amount: '10' },
  ...{ reason: 'تلف', restock: false, cancel: false },
};
/** A charge with this refundable amount in piastres, after another one. */
const chargeOf = (upToPt: number, onlyAll = false) => [
  { transaction_id: '98', up_to_pt: 5, only_all: false },
  { transaction_id: '97', up_to_pt: upToPt, only_all: onlyAll },
];
const long = 'x'.repeat(501);

test.each([
  [cancelSchema(true), { reason: ' ' }, 'reasonMissing'],
  [cancelSchema(false), { reason: long }, 'textLong'],
  [shipSchema, { courier: '', number: '1' }, 'courierMissing'],
  [shipSchema, { courier: 'aramex', number: ' ' }, 'numberMissing'],
  [refundSchema(chargeOf(1_000)), { ...refund, amount: '10.001' }, 'amountInvalid'],
  [refundSchema(chargeOf(1_000)), { ...refund, amount: '0' }, 'amountInvalid'],
  [refundSchema(chargeOf(999)), refund, 'amountHigh'],
  [refundSchema(chargeOf(1_000)), { ...refund, reason: '' }, 'reasonMissing'],
  [closeRefundSchema, { note: 'x' }, 'outcomeMissing'],
  [closeRefundSchema, { outcome: 'refunded', note: '' }, 'noteMissing'],
  [noteSchema, { note: '' }, 'noteMissing'],
  [noteRefundSchema(999), { amount: '10', note: 'نقدًا' }, 'amountHigh'],
  [noteRefundSchema(null), { amount: '10', note: 'نقدًا' }, 'amountHigh'],
  [noteRefundSchema(999), { amount: '', note: ' ' }, 'noteMissing'],
])('reports a missing or invalid field (%#)', (schema, typed, fault) => {
  expect(faultsOf(schema, typed)).toEqual([fault]);
});

test('accepts valid forms; the messages cover every error', () => {
  expect(faultsOf(cancelSchema(false), { reason: '' })).toEqual([]);
  expect(faultsOf(refundSchema(chargeOf(1_000)), refund)).toEqual([]);
  expect(faultsOf(refundSchema(chargeOf(1_000)), { ...refund, part: 'all', amount: 'x' })).toEqual(
    [],
  );
  expect(faultsOf(noteRefundSchema(null), { amount: ' ', note: 'نقدًا' })).toEqual([]);
  expect(Object.keys(ar.deskOrder.faults).sort()).toEqual([...orderFaults].sort());
});

test('converts a partial amount to piastres and a full refund to null', () => {
  const typed = refundSchema(chargeOf(100_000)).parse({ ...refund, amount: '١٢٠٫٥' });
  expect(refundedPt(typed)).toBe(12_050);
  expect(refundedPt({ ...typed, part: 'all' })).toBeNull();
});

test('a charge that is only refundable in full is refunded in full, whatever was selected before', () => {
  expect(refundedPt(refundSchema(chargeOf(1_000, true)).parse(refund))).toBeNull();
});
