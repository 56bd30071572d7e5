/** @jest-environment node */
import { createHmac } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hmacSecret, paidTransaction, signatureOf } from '../testing/paymob-transaction.ts';
import { type PaymobConfig } from './config.ts';
import { readCallback } from './read-callback.ts';
import { readReturn } from './read-return.ts';

const config: PaymobConfig = {
  baseUrl: 'https://paymob.example',
  apiKey: 'key',
  secretKey: 'egy_sk_test_1',
  publicKey: 'egy_pk_test_1',
  hmacSecret,
  iframeId: '4001',
  integrations: { card: 1_001, wallet: 1_002, kiosk: 1_003 },
  mode: 'test',
  api: 'legacy',
  referenceHours: 48,
  notificationUrl: undefined,
  returnUrl: undefined,
};

const body = (obj: object) => JSON.stringify({ type: 'TRANSACTION', obj });
const read = (changed: object = {}) => {
  const obj = { ...paidTransaction, ...changed };
  return readCallback(config, signatureOf(obj), body(obj));
};
const eventOf = async (changed: object = {}) => {
  const outcome = await read(changed);
  if (!outcome.ok || !outcome.event) throw new Error('no event');
  return outcome.event;
};

describe('a genuine callback', () => {
  test('becomes an event, without the shopper’s details', async () => {
    const { evidence, ...event } = await eventOf();
    expect(event).toEqual({
      provider: 'paymob',
      event_key: '900001|false|true|false|false|0',
      merchant_ref: 'ZD-7K3M-9QXT_1795392000',
      provider_order_id: '700001',
      status: 'PAID',
      amount_pt: 46_590,
      currency: 'EGP',
      provider_reference: '900001',
      method: 'card',
    });
    expect(JSON.stringify(evidence)).not.toMatch(/منى|01012345678|billing/);
  });

  test.each([
    ['waiting for money is pending', { pending: true, success: false }, 'PENDING'],
    ['pending beats success', { pending: true, success: true }, 'PENDING'],
    ['declined', { success: false, data: { message: 'Declined' } }, 'FAILED'],
    ['in doubt at the vendor’s', { error_occured: true }, 'PENDING'],
    ['held and not taken', { is_auth: true }, 'PENDING'],
    ['held and taken', { is_auth: true, is_captured: true }, 'PAID'],
    ['voided later', { is_voided: true }, 'VOIDED'],
    ['given back', { is_refunded: true, refunded_amount_cents: 46_590 }, 'REFUNDED'],
    ['given back in part', { is_refunded: true, refunded_amount_cents: 1 }, 'PARTIAL_REFUNDED'],
  ])('%s', async (_, changed, status) => {
    expect((await eventOf(changed)).status).toBe(status);
  });

  test('of a refund or a void is about its parent, for which to ask', async () => {
    for (const changed of [
      { is_refund: true, has_parent_transaction: true, amount_cents: 100 },
      { is_void: true, has_parent_transaction: true },
      { has_parent_transaction: true, parent_transaction: 900_000 },
    ])
      expect(await read(changed)).toEqual({
        ok: true,
        event: null,
        ask: { merchantRef: 'ZD-7K3M-9QXT_1795392000', providerOrderId: '700001' },
      });
  });

  test('of another account or mode is no money', async () => {
    expect((await eventOf({ integration_id: 2_001 })).currency).toBe('XXX');
    expect((await eventOf({ integration_id: null })).currency).toBe('XXX');
    expect((await eventOf({ is_live: true })).currency).toBe('XTS');
    expect((await eventOf({ is_live: true })).evidence).toMatchObject({ currency: 'EGP' });
  });

  test('says which other amount, currency or order it is about', async () => {
    expect(await eventOf({ amount_cents: 46_490 })).toMatchObject({ amount_pt: 46_490 });
    expect(await eventOf({ currency: 'USD' })).toMatchObject({ currency: 'USD' });
    const order = { ...paidTransaction.order, id: 700_002 };
    expect(await eventOf({ order })).toMatchObject({ provider_order_id: '700002' });
  });

  test('of a kiosk names what was paid at the counter, and keeps no phone of a wallet', async () => {
    const kiosk = {
      source_data: { type: 'aggregator', sub_type: 'AGGREGATOR', pan: '' },
      data: { bill_reference: 123 },
    };
    expect(await eventOf(kiosk)).toMatchObject({ method: 'kiosk', provider_reference: '123' });
    const wallet = { source_data: { type: 'wallet', sub_type: 'wallet', pan: '01010101010' } };
    const event = await eventOf(wallet);
    expect(event.method).toBe('wallet');
    expect(JSON.stringify(event.evidence)).not.toContain('01010101010');
  });

  test('may write truth as text, as older ones do', async () => {
    expect((await eventOf({ success: 'true', pending: 'false', is_voided: 'false' })).status).toBe(
      'PAID',
    );
  });
});

describe('mistakes of other shops', () => {
  const refused = async (hmac: string | null, text = body(paidTransaction)) =>
    expect(await readCallback(config, hmac, text)).toMatchObject({
      ok: false,
      error: { code: 'bad_signature' },
    });

  test('an HMAC that is computed and never compared, or not asked for', async () => {
    const right = signatureOf(paidTransaction);
    const flipped = right.slice(0, -1) + (right.endsWith('0') ? '1' : '0');
    for (const hmac of [null, '', '0', right.slice(1), flipped, hmacSecret]) await refused(hmac);
    expect((await readCallback(config, right.toUpperCase(), body(paidTransaction))).ok).toBe(true);
  });

  test('SHA-256, capital True and False, id in place of order.id', async () => {
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

  test('every signed value is guarded', async () => {
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

  test('the older message, which signs the amount and not the outcome', async () => {
    const hmac = createHmac('sha512', hmacSecret).update('46590900001').digest('hex');
    const text = JSON.stringify({
      intention: { id: '900001' },
      transaction: paidTransaction,
      hmac,
    });
    expect(await readCallback(config, hmac, text)).toMatchObject({ error: { code: 'malformed' } });
  });

  test('error_occured spelled correctly', async () => {
    const { error_occured, ...others } = paidTransaction;
    await refused(signatureOf(paidTransaction), body({ ...others, error_occurred: error_occured }));
  });
});

test('whatever arrives is answered, and nothing unsigned is believed', async () => {
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

test('a signed message that cannot be understood is refused, not thrown', async () => {
  for (const changed of [
    { id: 'x' },
    { amount_cents: -1.5 },
    { amount_cents: null },
    { order: null },
    { order: [] },
    { currency: 1 },
    { source_data: 'card' },
    { success: 'maybe' },
    { order: { id: 700_001, merchant_order_id: null } },
  ]) {
    const outcome = await read(changed);
    expect(outcome.ok).toBe(false);
  }
  expect((await read({ data: 'text', source_data: null })).ok).toBe(true);
});

describe('the way back', () => {
  const { source_data, data, order, payment_key_claims: _, ...plain } = paidTransaction;
  const query = (changed: Record<string, string> = {}, orderName = 'order') =>
    new URLSearchParams({
      ...Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, String(value)])),
      [orderName]: String(order.id),
      merchant_order_id: order.merchant_order_id,
      'source_data.type': source_data.type,
      'source_data.sub_type': source_data.sub_type,
      'source_data.pan': source_data.pan,
      'data.message': data.message,
      hmac: signatureOf(paidTransaction),
      ...changed,
    });

  test('is understood under both names of the order', async () => {
    for (const name of ['order', 'order_id'])
      expect(await readReturn(config, query({}, name))).toEqual({
        ok: true,
        result: {
          outcome: 'success',
          providerOrderId: '700001',
          transactionId: '900001',
          merchantRef: order.merchant_order_id,
        },
      });
  });

  test('written by hand is refused', async () => {
    for (const changed of [
      { success: 'TRUE' },
      { hmac: '' },
      { id: '900002' },
      { order: '1' },
    ] as Record<string, string>[])
      expect(await readReturn(config, query(changed))).toMatchObject({
        error: { code: 'bad_signature' },
      });
    expect((await readReturn(config, new URLSearchParams())).ok).toBe(false);
  });
});
