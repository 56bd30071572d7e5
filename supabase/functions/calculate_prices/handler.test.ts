import { beforeEach, expect, jest, test } from '@jest/globals';
import { fakeProject, raised } from '../_shared/testing/fake-project.ts';
import { malformedBodies } from '../_shared/testing/malformed-bodies.ts';
import { ids } from '../_shared/testing/orders.ts';
import {
  asShopper,
  asVisitor,
  functionUrl,
  posting,
  refused,
  statusAndBody,
} from '../_shared/testing/requests.ts';
import { handler } from './handler.ts';

const quote = {
  currency: 'EGP',
  lines: [
    {
      product_id: ids.product,
      sku: 'PHY-1',
      quantity: 2,
      unit_pt: 15_050,
      line_pt: 30_100,
      available: true,
    },
  ],
  subtotal_pt: 30_100,
  shipping_pt: 5_505,
  fee_pt: 1_000,
  discount_pt: 29,
  total_before_pt: 36_605,
  total_pt: 36_576,
  promo: { code: 'ZAD10', valid: true, reason: null, minimum_pt: 10_000, amount_pt: 29 },
};
const cart = {
  items: [{ id: ids.product, qty: 2 }],
  shipping_area_id: ids.area,
  country_id: ids.egypt,
  promo_value: 'zad10',
};

beforeEach(() => {
  jest.restoreAllMocks();
  jest.spyOn(console, 'error').mockReturnValue();
});

test('returns the quote in pounds, in the specified shape', async () => {
  const { deps, requests } = fakeProject({ 'rpc/quote_order': quote });
  expect(await statusAndBody(handler(posting(cart), deps))).toEqual([
    200,
    {
      currency: 'EGP',
      subtotal: 301,
      shipping: { before: 55.05 },
      extra_fee: { before: 10 },
      promo: { code: 'ZAD10', amount: 0.29, valid: true, reason: null, minimum: 100 },
      totals: { before: 366.05, after: 365.76 },
      lines: [{ product_id: ids.product, quantity: 2, price: 150.5, total: 301, available: true }],
    },
  ]);
  expect(requests).toMatchObject([
    {
      as: 'shopper',
      body: {
        p_items: [{ product_id: ids.product, quantity: 2 }],
        p_area_id: ids.area,
        p_country_id: ids.egypt,
        p_promo: 'zad10',
      },
    },
  ]);
});

test('queries as a visitor without a session, also if the token is the shop’s public key', async () => {
  for (const headers of [
    asVisitor,
    { ...asVisitor, authorization: 'Bearer sb_publishable_test' },
  ]) {
    const { deps, requests } = fakeProject({ 'rpc/quote_order': { ...quote, promo: null } });
    const [status, body] = await statusAndBody(handler(posting(cart, headers), deps));
    expect([status, body]).toMatchObject([200, { promo: { amount: 0.29, valid: false } }]);
    expect(requests.map(({ as }) => as)).toEqual(['visitor']);
  }
});

test('ignores prices and totals sent by a browser', async () => {
  const { deps, requests } = fakeProject({ 'rpc/quote_order': quote });
  const forged = {
    ...cart,
    items: [{ id: ids.product, qty: 2, price: 0.01, retail_price: 0.01 }],
    totals: { before: 1, after: 1 },
    discount_pt: 30_000,
  };
  await handler(posting(forged), deps);
  expect(requests[0]?.body).toEqual({
    p_items: [{ product_id: ids.product, quantity: 2 }],
    p_area_id: ids.area,
    p_country_id: ids.egypt,
    p_promo: 'zad10',
  });
});

test('keeps the database’s refusal token, and the code of the limit of ten', async () => {
  const limit = 'Total cart item quantity limit is 10 items.';
  const cases = [
    [raised(422, 'unknown_area'), 422, 'unknown_area'],
    [raised(400, 'invalid_items'), 400, 'invalid_items'],
    [Response.json({ code: 'P0001', message: limit }, { status: 400 }), 400, 'P0001'],
    [Response.json({ code: '22P02', message: 'secret' }, { status: 400 }), 400, 'invalid_request'],
    [
      Response.json({ code: 'PGRST301', message: 'JWT expired' }, { status: 401 }),
      401,
      'not_signed_in',
    ],
    [
      Response.json({ code: 'XX000', message: 'secret' }, { status: 500 }),
      503,
      'service_unavailable',
    ],
    [new Response('<html>', { status: 502 }), 503, 'service_unavailable'],
    [new Response('<html>'), 503, 'service_unavailable'],
  ] as const;
  for (const [answer, status, code] of cases) {
    const { deps } = fakeProject({ 'rpc/quote_order': () => answer });
    const [refusal, body] = await refusedBody(handler(posting(cart), deps));
    expect([refusal, body.code]).toEqual([status, code]);
    expect(body.message).not.toMatch(/secret|html/);
  }
});

async function refusedBody(answer: Promise<Response>) {
  const [status, body] = await statusAndBody(answer);
  return [status, body as { code: string; message: string }] as const;
}

test('reports a database that is unreachable or too slow', async () => {
  const broken = fakeProject({
    'rpc/quote_order': () => {
      throw new TypeError('fetch failed');
    },
  });
  expect(await refused(handler(posting(cart), broken.deps))).toEqual([503, 'service_unavailable']);
});

test('accepts only JSON of limited size', async () => {
  const { deps, requests } = fakeProject();
  const cases = [
    [new Request(functionUrl), 405, 'method_not_allowed'],
    [posting(cart, { ...asShopper, 'content-type': 'text/plain' }), 415, 'unsupported_media_type'],
    [posting(`"${'x'.repeat(65_536)}"`), 413, 'too_large'],
    [posting('{'), 400, 'invalid_json'],
    [
      new Request(functionUrl, {
        method: 'POST',
        headers: asShopper,
        body: Uint8Array.of(0x7b, 0xff),
      }),
      400,
      'invalid_json',
    ],
    [posting({ ...cart, items: 'all' }), 400, 'invalid_request'],
    [posting({ ...cart, promo_value: 'x'.repeat(65) }), 400, 'invalid_request'],
    [posting({ ...cart, promo_value: 'a\0b' }), 400, 'invalid_request'],
    [posting({ ...cart, items: [{ id: ids.product, qty: 0.5 }] }), 400, 'invalid_request'],
  ] as const;
  for (const [request, status, code] of cases)
    expect(await refused(handler(request, deps))).toEqual([status, code]);
  expect(requests).toEqual([]);
});

test('allows the shop’s pages to read the response, and no others', async () => {
  const { deps } = fakeProject({ 'rpc/quote_order': quote });
  const allowed = async (request: Request) =>
    (await handler(request, deps)).headers.get('access-control-allow-origin');
  const from = (origin: string) => ({ ...asShopper, origin });
  expect(await allowed(posting(cart, from('https://shop.example')))).toBe('https://shop.example');
  expect(await allowed(posting('{', from('https://shop.example')))).toBe('https://shop.example');
  expect(await allowed(posting(cart, from('https://evil.example')))).toBeNull();
  const preflight = new Request(functionUrl, {
    method: 'OPTIONS',
    headers: { origin: 'https://shop.example' },
  });
  const answer = await handler(preflight, deps);
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
    204,
    'https://shop.example',
  ]);
});

test('forbids caching of every response', async () => {
  const { deps } = fakeProject({ 'rpc/quote_order': quote });
  expect((await handler(posting(cart), deps)).headers.get('cache-control')).toBe('no-store');
});

test('malformed bodies never cause a 5xx', async () => {
  const { deps } = fakeProject({ 'rpc/quote_order': quote });
  const bodies = malformedBodies(cart);
  expect(bodies.length).toBeGreaterThanOrEqual(300);
  const statuses = await Promise.all(
    bodies.map(async (body) => (await handler(posting(body), deps)).status),
  );
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(statuses.filter((status) => status >= 400).length).toBeGreaterThan(100);
});
