import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { malformedBodies } from '../../functions/_shared/testing/malformed-bodies.ts';
import { volume } from '../../../scripts/test/volume.mjs';
import { type CheckoutShop, openCheckoutShop } from './testing/checkout-shop';
import { validBodies } from './testing/valid-calls';

let shop: CheckoutShop;
let orderId: string;

beforeAll(async () => {
  shop = await openCheckoutShop();
  orderId = (await shop.order()).order_id;
});

afterAll(() => shop.close());

const tables = [
  'orders',
  'order_products',
  'order_payment',
  'order_shipment',
  'payment_status',
  'inventory',
];
const facts = () => Promise.all(tables.map((table) => shop.asServer(`${table}?select=*`)));

/** Of more than 300 bodies, every tenth or all of them. */
const stride = volume(10, 1);
const some = (bodies: string[]) => {
  expect(bodies.length).toBeGreaterThanOrEqual(300);
  return bodies.filter((_, index) => index % stride === 0);
};

test.each(Object.entries(validBodies))(
  'rejects malformed bodies of %s without changes and without a 5xx',
  async (name, body) => {
    const before = await facts();
    const token = name === 'reconcile-payments' ? undefined : shop.mona;
    const statuses = new Map<number, number>();
    for (const text of some(malformedBodies(body))) {
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
          redirect: 'manual',
        },
      );
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
    expect(await facts()).toEqual(before);
  },
);

test('rejects malformed queries of a GET without changes', async () => {
  const values = some(malformedBodies({ order_id: orderId })).map((text) =>
    encodeURIComponent(text.slice(0, 2_000)),
  );
  for (const name of ['get_order_products', 'paymob-return'])
    for (const value of values) {
      const path = `/functions/v1/${name}?order_id=${value}&hmac=${value}`;
      const answer = await shop.gateway.call(path, { token: shop.mona });
      await answer.arrayBuffer();
      expect(answer.status).toBeLessThan(500);
    }
});
