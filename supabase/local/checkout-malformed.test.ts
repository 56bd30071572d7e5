/** @jest-environment node */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { malformedBodies } from '../functions/_shared/testing/malformed-bodies.ts';
import { type CheckoutShop, openCheckoutShop } from './testing/checkout-shop';

let shop: CheckoutShop;
let orderId: string;

beforeAll(async () => {
  shop = await openCheckoutShop();
  orderId = (await shop.order()).order_id;
}, 240_000);

afterAll(() => shop.close());

const uuid = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

/** For each function a body that it would take, but that it changes nothing: nothing of it exists. */
const valid: Record<string, Record<string, unknown>> = {
  calculate_prices: {
    items: [{ id: uuid, qty: 2 }],
    shipping_area_id: uuid,
    country_id: uuid,
    promo_value: 'ZAD10',
  },
  'create-order': {
    items: [{ product_id: uuid, quantity: 2 }],
    idempotency_key: uuid,
    country_id: uuid,
    shipping_area_id: uuid,
    shipping_address: '5 شارع الهرم',
    contact: { first_name: 'منى', email: 'mona@example.com', phone: '01012345678' },
    promo_value: 'ZAD10',
    expected_total: 10.5,
  },
  make_charge_request_v2: {
    order_id: uuid,
    merchantRefNum: 'ZD-7K3M-9QXT',
    customerName: 'منى',
    chargeItems: [{ itemId: uuid, description: 'x', price: 1.5, quantity: 1 }],
  },
  'create-paymob-payment': {
    method: 'wallet',
    wallet: { phone: '01010101010' },
    amount_cents: 100,
    meta: { order_id: uuid, source: 'checkout-page' },
  },
  fawry_callback: {
    merchantRefNumber: 'ZD-7K3M-9QXT',
    orderStatus: 'PAID',
    statusCode: 200,
    paymentAmount: '10.00',
    signature: '0'.repeat(64),
  },
  'fawry-webhook': {
    merchantRefNumber: 'ZD-7K3M-9QXT',
    fawryRefNumber: '970177001',
    orderStatus: 'PAID',
    paymentAmount: 10,
    orderAmount: 10,
    messageSignature: '0'.repeat(64),
  },
  'paymob-webhook': {
    type: 'TRANSACTION',
    obj: { id: 1, success: true, amount_cents: 1, currency: 'EGP', order: { id: 1 } },
  },
  'reconcile-payments': { limit: 1 },
  jt_track_shipment_manual: { bill_codes: ['UEG000000190252'] },
  aramex_track_shipments_manual: { bill_codes: ['9000000001'] },
  'ingest-logs': {
    session: { session_id: uuid, anon_id: uuid, user_id: uuid, locale: 'ar', referrer: '' },
    events: [{ ts: 1, level: 'info', kind: 'api', name: 'x', url: '/', payload: { duration: 1 } }],
  },
};

const tables = [
  'orders',
  'order_products',
  'order_payment',
  'order_shipment',
  'payment_status',
  'inventory',
];
const facts = () => Promise.all(tables.map((table) => shop.asServer(`${table}?select=*`)));

test.each(Object.entries(valid))(
  '300 malformed bodies of %s change nothing, and none is our fault',
  async (name, body) => {
    const before = await facts();
    const token = name === 'reconcile-payments' ? undefined : shop.mona;
    const bodies = malformedBodies(body);
    expect(bodies.length).toBeGreaterThanOrEqual(300);
    const statuses = new Map<number, number>();
    for (const text of bodies) {
      const answer = await fetch(
        `${shop.gateway.url}/functions/v1/${name}?hmac=${'0'.repeat(128)}`,
        {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            apikey: shop.gateway.keys.publishableKey,
            ...(token && { authorization: `Bearer ${token}` }),
          },
          body: text,
        },
      );
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
    expect(await facts()).toEqual(before);
  },
  120_000,
);

test('300 malformed queries of a GET change nothing either', async () => {
  const values = malformedBodies({ order_id: orderId }).map((text) =>
    encodeURIComponent(text.slice(0, 2_000)),
  );
  for (const name of ['get_order_products', 'paymob-return'])
    for (const value of values) {
      const path = `/functions/v1/${name}?order_id=${value}&hmac=${value}`;
      const answer = await shop.gateway.call(path, { token: shop.mona });
      await answer.arrayBuffer();
      expect(answer.status).toBeLessThan(500);
    }
}, 120_000);
