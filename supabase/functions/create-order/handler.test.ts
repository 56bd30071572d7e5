import { expect, test } from '@jest/globals';
import { fakeProject, raised } from '../_shared/testing/fake-project.ts';
import { malformedBodies } from '../_shared/testing/malformed-bodies.ts';
import { ids } from '../_shared/testing/orders.ts';
import { asVisitor, posting, refused, statusAndBody } from '../_shared/testing/requests.ts';
import { handler } from './handler.ts';

const placed = {
  order_id: ids.order,
  order_number: 'ZD-7K3M-9QXT',
  status: 'pending',
  total_pt: 36_576,
  expires_at: '2026-11-21 08:00:00+00',
  created: true,
};
const ordering = {
  items: [{ product_id: ids.product, quantity: 2 }],
  idempotency_key: '33333333-3333-4333-8333-333333333333',
  country_id: ids.egypt,
  shipping_area_id: ids.area,
  shipping_address: '5 شارع الهرم',
  contact: { first_name: 'منى', last_name: 'علي', email: 'mona@example.com', phone: '01012345678' },
  promo_value: 'ZAD10',
  expected_total: 365.76,
  locale: 'en',
};
const request = {
  p_key: ordering.idempotency_key,
  p_items: ordering.items,
  p_country_id: ids.egypt,
  p_area_id: ids.area,
  p_shipping_address: '5 شارع الهرم',
  p_contact: ordering.contact,
  p_promo: 'ZAD10',
  p_expected_total_pt: 36_576,
  p_locale: 'en',
};

test('places the order in the shopper’s name', async () => {
  const project = fakeProject({ 'rpc/place_order': placed });
  expect(await statusAndBody(handler(posting(ordering), project.deps))).toEqual([
    200,
    {
      order_id: ids.order,
      order_number: 'ZD-7K3M-9QXT',
      status: 'pending',
      total_amount: 365.76,
      expires_at: '2026-11-21 08:00:00+00',
      created: true,
    },
  ]);
  expect(project.requests).toMatchObject([{ as: 'shopper', body: request }]);
});

test('accepts the cart alone, and creates a new order for each such request', async () => {
  const project = fakeProject({ 'rpc/place_order': placed });
  const { items } = ordering;
  await handler(posting({ items }), project.deps);
  await handler(posting({ items }), project.deps);
  const keys = project.requests.map(({ body }) => body['p_key']);
  expect(new Set(keys).size).toBe(2);
  expect(project.requests[0]?.body).toMatchObject({
    p_contact: null,
    p_area_id: null,
    p_promo: null,
    p_locale: 'ar',
  });
});

test('ignores prices, totals, owners and numbers sent by a browser', async () => {
  const project = fakeProject({ 'rpc/place_order': placed });
  const forged = {
    ...ordering,
    items: [{ product_id: ids.product, quantity: 2, retail_price: 0.01, unit_pt: 1 }],
    contact: { ...ordering.contact, user_id: ids.other },
    user_id: ids.other,
    order_id: ids.other,
    order_number: 'ZD-0000-0000',
    total_amount: 0.01,
    total_pt: 1,
    status: 'processing',
  };
  await handler(posting(forged), project.deps);
  expect(project.requests.map(({ body }) => body)).toEqual([request]);
});

test('refuses callers who are not signed in', async () => {
  const project = fakeProject();
  for (const headers of [asVisitor, { ...asVisitor, authorization: 'Bearer sb_publishable_test' }])
    expect(await refused(handler(posting(ordering, headers), project.deps))).toEqual([
      401,
      'not_signed_in',
    ]);
  expect(project.requests).toEqual([]);
});

test.each([
  [409, 'idempotency_key_reused'],
  [409, 'product_unavailable'],
  [409, 'promo_refused'],
  [409, 'price_changed'],
  [422, 'empty_cart'],
  [422, 'address_required'],
  [429, 'too_many_orders'],
])('passes on the database’s refusal: %i %s', async (status, token) => {
  const { deps } = fakeProject({ 'rpc/place_order': () => raised(status, token) });
  expect(await refused(handler(posting(ordering), deps))).toEqual([status, token]);
});

test('keeps the code and message of the limit of ten', async () => {
  const message = 'Total cart item quantity limit is 10 items.';
  const { deps } = fakeProject({
    'rpc/place_order': () => Response.json({ code: 'P0001', message }, { status: 400 }),
  });
  expect(await statusAndBody(handler(posting(ordering), deps))).toEqual([
    400,
    { code: 'P0001', message },
  ]);
});

test('malformed bodies never cause a 5xx', async () => {
  const { deps } = fakeProject({ 'rpc/place_order': placed });
  const bodies = malformedBodies(ordering);
  expect(bodies.length).toBeGreaterThanOrEqual(300);
  for (const body of bodies) expect((await handler(posting(body), deps)).status).toBeLessThan(500);
});
