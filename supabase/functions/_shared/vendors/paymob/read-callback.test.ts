import { createHmac } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { fc } from '../../../../../scripts/test/fast-check.mjs';
import { paymobConfig } from '../testing/paymob-account.ts';
import {
  hmacSecret,
  merchantRef,
  paidTransaction,
  signatureOf,
} from '../testing/paymob-transaction.ts';
import { readCallback } from './read-callback.ts';

const config = paymobConfig({ PAYMOB_HMAC_SECRET: hmacSecret });

const body = (obj: object) => JSON.stringify({ type: 'TRANSACTION', obj });
const read = (changed: object = {}) => {
  const obj = { ...paidTransaction, ...changed };
  return readCallback(config, signatureOf(obj), body(obj));
};
const hintOf = async (changed: object = {}) => {
  const outcome = await read(changed);
  if (!outcome.ok) throw new Error(outcome.error.code);
  return outcome.hint;
};

describe('a genuine callback', () => {
  test('becomes a hint, without the shopper’s details', async () => {
    const { evidence, event_key: key, ...hint } = await hintOf();
    expect(hint).toEqual({
      provider: 'paymob',
      merchant_ref: merchantRef,
      provider_order_id: '700001',
      status: 'PAID',
      transaction: {
        id: '900001',
        orderId: '700001',
        integrationId: '1001',
        owner: '500001',
        amount: '46590',
        currency: 'EGP',
      },
    });
    expect(key).toMatch(/^46590\|.*\|900001\|1001\|.*\|700001\|500001\|/);
    expect(JSON.stringify(evidence)).not.toMatch(/منى|01012345678|billing/);
  });

  test.each([
    ['waiting for money is pending', { pending: true, success: false }, 'PENDING'],
    ['pending beats success', { pending: true, success: true }, 'PENDING'],
    ['declined', { success: false, data: { message: 'Declined' } }, 'FAILED'],
    ['paid', {}, 'PAID'],
  ])('%s', async (_, changed, status) => {
    expect((await hintOf(changed)).status).toBe(status);
  });

  test('has the same key as its copies, and a different key from any other signed message', async () => {
    const { event_key: key } = await hintOf();
    expect((await hintOf({ data: { message: 'another delivery' } })).event_key).toBe(key);
    for (const changed of [
      { is_refunded: true },
      { amount_cents: 1 },
      { created_at: '2026-11-21T10:20:31' },
      // Put together without separators they would be the same.
      { id: 90_000, integration_id: 11_001 },
    ])
      expect((await hintOf(changed)).event_key).not.toBe(key);
  });

  test('for a refund or a void names the transaction to query', async () => {
    const changed = { id: 900_002, is_refund: true, has_parent_transaction: true };
    expect(await hintOf(changed)).toMatchObject({
      merchant_ref: merchantRef,
      transaction: { id: '900002' },
    });
  });

  test.each([
    ['none', null],
    ['an empty one', ''],
    ['an order’s number', 'ZD-7K3M-9QXT'],
    ['an older one', 'ZD-7K3M-9QXT_1795392000'],
    ['somebody’s text', '<b>'],
    ['an object', {}],
  ])('with %s as its reference is matched by Paymob’s order alone', async (_, merchantOrderId) => {
    const hint = await hintOf({ order: { id: 700_001, merchant_order_id: merchantOrderId } });
    expect(hint).not.toHaveProperty('merchant_ref');
    expect(hint.provider_order_id).toBe('700001');
  });

  test('reports a different amount, currency, account or order that it claims', async () => {
    expect(await hintOf({ amount_cents: 46_490 })).toMatchObject({
      transaction: { amount: '46490' },
    });
    expect(await hintOf({ currency: 'USD' })).toMatchObject({ transaction: { currency: 'USD' } });
    expect(await hintOf({ integration_id: 2_001, owner: 1 })).toMatchObject({
      transaction: { integrationId: '2001', owner: '1' },
    });
    expect(await hintOf({ order: 700_002 })).toMatchObject({ provider_order_id: '700002' });
  });

  test('drops a wallet’s phone number', async () => {
    const wallet = { source_data: { type: 'wallet', sub_type: 'wallet', pan: '01010101010' } };
    expect(JSON.stringify((await hintOf(wallet)).evidence)).not.toContain('01010101010');
    const kiosk = { source_data: { type: 'aggregator', sub_type: 'AGGREGATOR', pan: '' } };
    expect((await hintOf(kiosk)).status).toBe('PAID');
  });

  test('may write booleans as strings, as older ones do', async () => {
    const texts = { success: 'true', pending: 'false', is_voided: 'false' };
    expect((await hintOf(texts)).status).toBe('PAID');
  });
});

describe('known mistakes of other shops', () => {
  const refused = async (hmac: string | null, text = body(paidTransaction)) =>
    expect(await readCallback(config, hmac, text)).toMatchObject({
      ok: false,
      error: { code: 'bad_signature' },
    });

  test('computing an HMAC without comparing it, or not requiring one', async () => {
    const right = signatureOf(paidTransaction);
    const flipped = right.slice(0, -1) + (right.endsWith('0') ? '1' : '0');
    for (const hmac of [null, '', '0', right.slice(1), flipped, hmacSecret]) await refused(hmac);
    expect((await readCallback(config, right.toUpperCase(), body(paidTransaction))).ok).toBe(true);
  });

  test('using SHA-256, capitalized True and False, or id in place of order.id', async () => {
    await refused(signatureOf(paidTransaction, 'sha256'));
    const capital = Object.fromEntries(
      Object.entries(paidTransaction).map(([name, value]) => [
        name,
        typeof value === 'boolean' ? (value ? 'True' : 'False') : value,
      ]),
    );
    await refused(signatureOf(capital));
    await refused(signatureOf({ ...paidTransaction, order: { id: paidTransaction.id } }));
  });

  test('leaving any signed value unprotected', async () => {
    const right = signatureOf(paidTransaction);
    for (const changed of [
      { success: false },
      { amount_cents: 1 },
      { currency: 'USD' },
      { pending: true },
      { order: { ...paidTransaction.order, id: 1 } },
      { source_data: { ...paidTransaction.source_data, pan: '1' } },
      { created_at: '2026-11-21T10:20:30.123457' },
      { integration_id: 1_002 },
    ])
      await refused(right, body({ ...paidTransaction, ...changed }));
  });

  test('accepting the older message, which signs the amount but not the outcome', async () => {
    const hmac = createHmac('sha512', hmacSecret).update('46590900001').digest('hex');
    const text = JSON.stringify({
      intention: { id: '900001' },
      transaction: paidTransaction,
      hmac,
    });
    expect(await readCallback(config, hmac, text)).toMatchObject({ error: { code: 'malformed' } });
  });

  test('correcting the spelling of error_occured', async () => {
    const { error_occured, ...others } = paidTransaction;
    const text = body({ ...others, error_occurred: error_occured });
    expect(await readCallback(config, signatureOf(paidTransaction), text)).toMatchObject({
      error: { code: 'malformed' },
    });
  });
});

test('responds to any input, and trusts nothing unsigned', async () => {
  const bodies = fc.oneof(
    fc.json(),
    fc.string(),
    fc.object().map((obj) => {
      try {
        return body(obj);
      } catch {
        return '';
      }
    }),
  );
  await fc.assert(
    fc.asyncProperty(bodies, fc.option(fc.string()), async (text, hmac) => {
      expect((await readCallback(config, hmac, text)).ok).toBe(false);
    }),
    { numRuns: 300 },
  );
});

test.each([
  { id: 'x' },
  { id: '0900001' },
  { id: null },
  { amount_cents: -1.5 },
  { amount_cents: null },
  { amount_cents: '465.90' },
  { order: null },
  { order: [] },
  { order: {} },
  { owner: null },
  { integration_id: null },
  { integration_id: 'card' },
  { currency: 1 },
  { currency: 'egp' },
  { created_at: '026-11-21T10:20:30.123456' },
  { created_at: 1_795_392_000 },
  { created_at: null },
  { source_data: 'card' },
  { source_data: null },
  { source_data: { ...paidTransaction.source_data, type: 'cash' } },
  { source_data: { ...paidTransaction.source_data, sub_type: 'x-card' } },
  { source_data: { ...paidTransaction.source_data, pan: 'card' } },
  { success: 'maybe' },
  { success: null },
  { pending: 'True' },
])('refuses a signed message in another format, %j, without throwing', async (changed) => {
  expect(await read(changed)).toMatchObject({ ok: false, error: { code: 'malformed' } });
});

test('accepts unsigned values in any format', async () => {
  expect((await read({ data: 'text', refunded_amount_cents: 'x', is_live: null })).ok).toBe(true);
});
