import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type CheckoutShop, openCheckoutShop } from './testing/checkout-shop';

let shop: CheckoutShop;

beforeAll(async () => {
  shop = await openCheckoutShop();
});

afterAll(() => shop.close());

type Caller = { token?: string; key?: string };
async function read(path: string, caller: Caller = {}) {
  const answer = await shop.gateway.call(`/rest/v1/${path}`, caller);
  const { status } = answer;
  const body = (await answer.json()) as object[] | { code: string };
  return Array.isArray(body) ? { status, rows: body } : { status, code: body.code };
}

const slowPattern = encodeURIComponent('match.^(.+)(.+)(.+)(.+)(.+)(.+)\\6\\5\\4\\3\\2\\1$');
const nested = 'sku,categories(products(sku,categories(products(sku,categories(products(sku))))))';

test('rejects slow regular expressions of visitors and shoppers', async () => {
  for (const caller of [{}, { token: shop.mona }])
    for (const path of [
      `products?select=sku&limit=1&product_name=${slowPattern}`,
      `shop_products_view?select=sku&limit=1&product_name=${slowPattern}`,
      `products?select=sku&or=(product_name.${slowPattern})`,
    ])
      expect(await read(path, caller)).toEqual({ status: 400, code: 'pattern' });
});

test('rejects deeply nested rows', async () => {
  expect(await read(`products?select=${nested}`)).toEqual({ status: 400, code: 'nested' });
  expect((await read('categories?select=slug,products(sku)')).status).toBe(200);
});

test('accepts the specified queries of the catalogue, orders and profiles', async () => {
  await shop.order();
  const owner = { token: shop.mona };
  const specified: [string, Caller][] = [
    ['shop_products_view?select=*&product_name=ilike.*كتاب*&available=eq.true&limit=12', {}],
    [
      'user_profiles?select=full_name,email,addresses(shipping_address,area:areas(name,city:cities(name,country:countries(name))))',
      owner,
    ],
    [
      'order_products?select=product_id,quantity,product:product_id(product_name,retail_price)&limit=10',
      owner,
    ],
    ['order_payment?select=order_payment_id,payment_status(status,timestamp)', owner],
  ];
  for (const [path, caller] of specified)
    expect([path, (await read(path, caller)).status]).toEqual([path, 200]);
});

test('lets the server search by pattern', async () => {
  const key = shop.gateway.keys.secretKey;
  expect(await read('products?select=sku&sku=match.^OUT-1$', { key })).toEqual({
    status: 200,
    rows: [{ sku: 'OUT-1' }],
  });
});
