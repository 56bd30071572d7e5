import { expect, test } from '@jest/globals';
import { paymobConfig } from '../testing/paymob-account.ts';
import {
  hmacSecret,
  merchantRef,
  paidTransaction,
  signatureOf,
} from '../testing/paymob-transaction.ts';
import { readReturn } from './read-return.ts';

const config = paymobConfig({ PAYMOB_HMAC_SECRET: hmacSecret });
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

test('reads the order under both of its parameter names', async () => {
  for (const name of ['order', 'order_id'])
    expect(await readReturn(config, query({}, name))).toMatchObject({
      ok: true,
      hint: {
        status: 'PAID',
        merchant_ref: merchantRef,
        provider_order_id: '700001',
        transaction: { id: '900001', orderId: '700001', amount: '46590', currency: 'EGP' },
      },
    });
});

test('does not echo a foreign reference', async () => {
  for (const merchant_order_id of ['', 'x', 'ZD-7K3M-9QXT_1795392000', `${merchantRef}9`]) {
    const read = await readReturn(config, query({ merchant_order_id }));
    expect(read.ok && read.hint).not.toHaveProperty('merchant_ref');
  }
});

test.each([
  { success: 'false' },
  { hmac: '' },
  { hmac: '0'.repeat(128) },
  { id: '900002' },
  { order: '1' },
  { amount_cents: '1' },
] as Record<string, string>[])('written by hand, %j, it is refused', async (changed) => {
  expect(await readReturn(config, query(changed))).toMatchObject({
    error: { code: 'bad_signature' },
  });
});

test('refuses other formats, signed or not', async () => {
  expect(await readReturn(config, query({ success: 'TRUE' }))).toMatchObject({
    error: { code: 'malformed' },
  });
  expect((await readReturn(config, new URLSearchParams())).ok).toBe(false);
});
