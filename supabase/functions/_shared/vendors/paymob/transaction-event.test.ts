import { describe, expect, test } from '@jest/globals';
import { paymobConfig } from '../testing/paymob-account.ts';
import { merchantRef, paidTransaction } from '../testing/paymob-transaction.ts';
import { eventOf, isChild } from './transaction-event.ts';
import { transactionSchema } from './transaction.ts';

const config = paymobConfig();
const read = (changed: object = {}) => transactionSchema.parse({ ...paidTransaction, ...changed });
const eventWith = (changed: object = {}) => eventOf(config, read(changed));
const order = (paid: unknown) => ({
  order: { ...paidTransaction.order, paid_amount_cents: paid },
});

test('converts an answer to an event, without the shopper’s details', () => {
  const { evidence, ...event } = eventWith();
  expect(event).toEqual({
    provider: 'paymob',
    event_key: '900001|false|true|false|false|0',
    merchant_ref: merchantRef,
    provider_order_id: '700001',
    status: 'PAID',
    transaction_id: '900001',
    amount_pt: 46_590,
    refunded_pt: 0,
    refunds: [],
    currency: 'EGP',
    method: 'card',
  });
  expect(JSON.stringify(evidence)).not.toMatch(/منى|01012345678|billing/);
});

test.each([
  ['waiting for money is pending', { pending: true, success: false }, 'PENDING'],
  ['pending beats success', { pending: true, success: true }, 'PENDING'],
  ['declined', { success: false, data: { message: 'Declined' } }, 'FAILED'],
  ['neither one nor the other', { success: null }, 'FAILED'],
  ['in doubt at the vendor’s', { error_occured: true }, 'PENDING'],
  ['held and not taken', { is_auth: true }, 'PENDING'],
  ['held and taken', { is_auth: true, is_captured: true }, 'PAID'],
  ['voided later', { is_voided: true }, 'VOIDED'],
  ['given back', { is_refunded: true, refunded_amount_cents: 46_590 }, 'REFUNDED'],
  ['given back in part', { is_refunded: true, refunded_amount_cents: 1 }, 'PARTIAL_REFUNDED'],
  ['given back in part, unsaid', { refunded_amount_cents: 1 }, 'PARTIAL_REFUNDED'],
  ['written as text', { success: 'true', pending: 'false', is_voided: 'false' }, 'PAID'],
])('%s', (_, changed, status) => {
  expect(eventWith(changed).status).toBe(status);
});

test('reports the refunded amount as far as Paymob states it', () => {
  expect(eventWith({ refunded_amount_cents: 1 })).toMatchObject({ refunded_pt: 1 });
  expect(eventWith({ refunded_amount_cents: '' })).not.toHaveProperty('refunded_pt');
});

test('reports Paymob’s reason for a declined payment, and only for a declined one', () => {
  const data = { message: 'Declined', txn_response_code: '51' };
  expect(eventWith({ success: false, data })).toMatchObject({
    status: 'FAILED',
    decline_code: '51',
  });
  expect(eventWith({ success: false, data: { message: 'Declined' } })).not.toHaveProperty(
    'decline_code',
  );
  expect(eventWith({ data })).not.toHaveProperty('decline_code');
  expect(eventWith({ pending: true, success: false, data })).not.toHaveProperty('decline_code');
});

test('reads an empty amount as missing, and rejects fractions of a piastre', () => {
  for (const amount_cents of ['', null, undefined])
    expect(eventWith({ amount_cents }).amount_pt).toBeNull();
  for (const amount_cents of [-1.5, '465.90', true, {}])
    expect(transactionSchema.safeParse({ ...paidTransaction, amount_cents }).success).toBe(false);
});

describe('genuine, but in need of review', () => {
  test.each([
    ['live in a shop that tests', { is_live: true }, 'wrong_mode'],
    ['in no mode', { is_live: null }, 'wrong_mode'],
    ['live, and of a foreign integration', { is_live: true, integration_id: 2_001 }, 'wrong_mode'],
    ['of a foreign integration', { integration_id: 2_001 }, 'foreign_integration'],
    ['of no integration', { integration_id: null }, 'foreign_integration'],
    ['failed, while its order was paid', { success: false, ...order(46_590) }, 'charge_unknown'],
    ['the same as text', { success: false, ...order('1') }, 'charge_unknown'],
  ])('%s', (_, changed, reason) => {
    const event = eventWith(changed);
    expect(event.review_reason).toBe(reason);
    expect(event.currency).toBe('EGP');
  });

  test.each([
    ['paid', order(46_590)],
    ['failed, and nothing was paid', { success: false, ...order(0) }],
    ['failed, and nothing is said of it', { success: false, ...order(undefined) }],
    ['failed, in another mode', { success: false, is_live: true, integration_id: 2_001 }],
  ])('%s: no review', (_, changed) => {
    expect(eventWith(changed)).not.toHaveProperty('review_reason');
  });

  test('in a live shop, flags a test payment and not a live one', () => {
    const live = { ...config, mode: 'live' as const };
    expect(eventOf(live, read()).review_reason).toBe('wrong_mode');
    expect(eventOf(live, read({ is_live: true })).review_reason).toBeUndefined();
  });
});

test('different reports of the same transaction have different keys', () => {
  const child = read({ id: 900_002, is_refund: true, parent_transaction: 900_001 });
  const keys = [
    eventWith(),
    eventWith({ success: false }),
    eventWith({ pending: true }),
    eventWith({ is_voided: true }),
    eventWith({ refunded_amount_cents: 1 }),
    eventWith({ refunded_amount_cents: 2 }),
    eventOf(config, read(), [child]),
  ].map(({ event_key: key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(eventWith({ data: null }).event_key).toBe(eventWith().event_key);
});

test('keeps a pending kiosk payment’s reference, and drops a wallet’s phone number', () => {
  const kiosk = {
    source_data: { type: 'aggregator', sub_type: 'AGGREGATOR', pan: '' },
    data: { bill_reference: 123 },
  };
  const waiting = { ...kiosk, pending: true, success: false };
  expect(eventWith(waiting)).toMatchObject({ method: 'kiosk', reference: '123' });
  expect(eventWith(kiosk)).toMatchObject({ method: 'kiosk', transaction_id: '900001' });
  expect(eventWith(kiosk)).not.toHaveProperty('reference');
  const wallet = { source_data: { type: 'wallet', sub_type: 'wallet', pan: '01010101010' } };
  expect(eventWith(wallet).method).toBe('wallet');
  expect(JSON.stringify(eventWith(wallet).evidence)).not.toContain('01010101010');
});

test.each([
  { has_parent_transaction: true },
  { parent_transaction: 900_000 },
  { parent_transaction: { id: 900_000 } },
  { is_refund: true },
  { is_void: true },
  { is_capture: true },
])('%j is a child of another transaction', (changed) => {
  expect(isChild(read(changed))).toBe(true);
  expect(isChild(read())).toBe(false);
});
