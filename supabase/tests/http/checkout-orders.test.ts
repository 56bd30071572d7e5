import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type CheckoutShop, openCheckoutShop } from './testing/checkout-shop';

let shop: CheckoutShop;

beforeAll(async () => {
  shop = await openCheckoutShop();
});

afterAll(() => shop.close());

const cart = (quantity = 2, sku = 'PHY-1') => [{ product_id: shop.productId(sku), quantity }];
const requestWith = (changed: object = {}) => ({
  items: [{ id: shop.productId('PHY-1'), qty: 2 }],
  shipping_area_id: shop.area,
  country_id: shop.egypt,
  promo_value: null,
  ...changed,
});
const ordering = (changed: object = {}) => ({
  idempotency_key: randomUUID(),
  items: cart(),
  country_id: shop.egypt,
  shipping_area_id: shop.area,
  shipping_address: '5 شارع الهرم',
  ...changed,
});
const orderRow = async (orderId: unknown) => {
  const select = 'order_id,user_id,status,subtotal_pt,shipping_pt,fee_pt,discount_pt,total_pt';
  const rows = await shop.asServer(`orders?select=${select}&order_id=eq.${String(orderId)}`);
  return (rows as Record<string, unknown>[])[0];
};
const orderCount = async () => ((await shop.asServer('orders?select=order_id')) as object[]).length;

describe('prices', () => {
  test('are quoted to anyone, and charged as quoted', async () => {
    const { status, body } = await shop.invoke('calculate_prices', requestWith());
    expect([status, body]).toMatchObject([
      200,
      { currency: 'EGP', subtotal: 301, promo: { valid: false, amount: 0 } },
    ]);
    const { shipping, extra_fee: fee, totals } = body as Record<string, Record<string, number>>;
    const parts = [301, shipping!['before']!, fee!['before']!].map((part) =>
      Math.round(part * 100),
    );
    expect(Math.round(totals!['after']! * 100)).toBe(parts.reduce((sum, part) => sum + part));

    const placed = await shop.order({ expected_total: totals!['after'] });
    expect(await orderRow(placed.order_id)).toMatchObject({
      status: 'pending',
      subtotal_pt: 30_100,
      shipping_pt: parts[1],
      fee_pt: parts[2],
      total_pt: Math.round(totals!['after']! * 100),
    });
  });

  test('are not affected by a price, a total or a discount in the request', async () => {
    const honest = await shop.invoke('calculate_prices', requestWith());
    const items = [
      { id: shop.productId('PHY-1'), qty: 2, price: 0.01, retail_price: 0.01, unit_pt: 1 },
    ];
    const forged = { items, totals: { before: 1, after: 1 }, discount_pt: 30_000, shipping_pt: 0 };
    expect(await shop.invoke('calculate_prices', requestWith(forged))).toEqual(honest);
  });

  test.each([
    ['an area of nowhere', { shipping_area_id: randomUUID() }, 422, 'unknown_area'],
    ['a country of nowhere', { country_id: randomUUID() }, 422, 'unknown_country'],
    ['a book of nowhere', { items: [{ id: randomUUID(), qty: 1 }] }, 422, 'unknown_product'],
    ['Egypt without an area', { shipping_area_id: null }, 422, 'unknown_area'],
    ['nothing', { items: [] }, 422, 'empty_cart'],
  ])('%s is refused', async (_, changed, status, code) => {
    const response = await shop.invoke('calculate_prices', requestWith(changed));
    expect([response.status, response.body['code']]).toEqual([status, code]);
  });

  test('are refused for eleven books', async () => {
    const items = [{ id: shop.productId('PHY-1'), qty: 11 }];
    const response = await shop.invoke('calculate_prices', requestWith({ items }));
    expect(response).toMatchObject({ status: 400, body: { code: 'P0001' } });
    expect(response.body['message']).toContain('Total cart item quantity limit');
  });
});

describe('orders', () => {
  test('are created once per key, even with concurrent requests', async () => {
    const before = await orderCount();
    const request = ordering();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => shop.invoke('create-order', request, shop.mona)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body['order_id'])).size).toBe(1);
    expect(answers.filter(({ body }) => body['created'])).toHaveLength(1);
    expect(await orderCount()).toBe(before + 1);

    const other = { ...request, items: cart(1) };
    const response = await shop.invoke('create-order', other, shop.mona);
    expect([response.status, response.body['code']]).toEqual([409, 'idempotency_key_reused']);
  });

  test('ignore owner, price, total, status and number in the request', async () => {
    const owner = await orderRow((await shop.order()).order_id);
    const forged = {
      items: [{ ...cart()[0], retail_price: 0.01, unit_pt: 1, line_pt: 1 }],
      user_id: randomUUID(),
      order_id: randomUUID(),
      order_number: 'ZD-0000-0000',
      total_amount: 0.01,
      total_pt: 1,
      status: 'processing',
      discount_pt: 30_000,
    };
    const row = await orderRow((await shop.order(forged)).order_id);
    const { order_id: _, ...mine } = owner!;
    expect(row).toMatchObject(mine);
  });

  test.each([
    ['another total', { expected_total: 0.01 }, 409, 'price_changed'],
    ['a code that nobody has', { promo_value: 'FREE' }, 409, 'promo_refused'],
    ['half a book', { items: [{ quantity: 0.5 }] }, 400, 'invalid_request'],
    ['minus one book', { items: [{ quantity: -1 }] }, 400, 'invalid_request'],
    ['eleven books', { items: [{ quantity: 11 }] }, 400, 'P0001'],
    ['six and five of one book', { items: [{ quantity: 6 }, { quantity: 5 }] }, 400, 'P0001'],
    [
      'more books than there are',
      { items: [{ sku: 'BIO-1', quantity: 4 }] },
      409,
      'product_unavailable',
    ],
    [
      'a book that is out of stock',
      { items: [{ sku: 'OUT-1', quantity: 1 }] },
      409,
      'product_unavailable',
    ],
    ['no address', { shipping_address: null }, 422, 'address_required'],
    ['a phone that is none', { contact: { phone: 'call me' } }, 422, 'invalid_contact'],
  ])('%s: refused, and nothing is ordered', async (_, changed: OrderChange, status, code) => {
    const before = await orderCount();
    const items = changed.items?.map(({ sku = 'PHY-1', quantity }) => cart(quantity, sku)[0]);
    const request = ordering({ ...changed, ...(items && { items }) });
    const response = await shop.invoke('create-order', request, shop.mona);
    expect([response.status, response.body['code']]).toEqual([status, code]);
    expect(await orderCount()).toBe(before);
  });

  interface OrderChange {
    items?: { sku?: string; quantity: number }[];
    [field: string]: unknown;
  }

  test('can be read only by their owner', async () => {
    const { order_id } = await shop.order();
    const read = (token?: string) =>
      shop.invoke(`get_order_products?order_id=${order_id}`, undefined, token);
    expect(await read(shop.mona)).toEqual({
      status: 200,
      body: { items: [{ product_id: shop.productId('PHY-1'), quantity: 2 }] },
    });
    expect(await read(shop.stranger)).toMatchObject({
      status: 404,
      body: { code: 'order_not_found' },
    });
    expect(await read()).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  });

  test('return history, country and covers to their owner in one query', async () => {
    const { order_id } = await shop.order();
    const columns =
      'subtotal_pt,order_status_changes(to_status,timestamp),order_addresses(country_iso2),order_products(product_name,product:product_id(image_url))';
    const path = `orders?select=${columns}&order_id=eq.${order_id}&order_products.order=position.asc`;
    const read = async (token: string): Promise<unknown> =>
      (await shop.gateway.call(`/rest/v1/${path}`, { token })).json();
    expect(await read(shop.mona)).toEqual([
      {
        subtotal_pt: expect.any(Number),
        order_status_changes: [{ to_status: 'pending', timestamp: expect.any(String) }],
        order_addresses: { country_iso2: 'EG' },
        order_products: [{ product_name: expect.any(String), product: { image_url: null } }],
      },
    ]);
    expect(await read(shop.stranger)).toEqual([]);
  });

  test('require a genuine session', async () => {
    const before = await orderCount();
    const [header, , signature] = shop.mona.split('.');
    const claims = Buffer.from('{"sub":"x","role":"service_role"}').toString('base64url');
    const forged = [
      undefined,
      'a.b.c',
      `${header}.${claims}.${signature}`,
      shop.gateway.keys.secretKey,
    ];
    for (const token of forged)
      expect(await shop.invoke('create-order', ordering(), token)).toMatchObject({
        status: 401,
        body: { code: 'not_signed_in' },
      });
    expect(await orderCount()).toBe(before);
  });
});
