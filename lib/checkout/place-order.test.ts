import { beforeEach, expect, test } from '@jest/globals';
import { functionClient } from '@/lib/functions/function-client-fixture';
import { abroadAreaId, egyptId } from '@/lib/locations/location';
import { forgetAttempt } from './order-attempt';
import { placeOrder, type NewOrder } from './place-order';
import { placedOrder } from './placed-order-fixture';

const area = '00000000-0000-4000-8003-000003000002';
const product = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const newOrder: NewOrder = {
  shopper: 'mona',
  locale: 'en',
  form: {
    firstName: 'Mona',
    lastName: 'El Sayed',
    email: 'mona@example.com',
    phone: '01012345678',
    additionalPhone: '0223456789',
    address: '12 Nile Street',
    countryId: egyptId,
    cityId: 'c',
    areaId: area,
  },
  lines: [{ product_id: product, quantity: 2 }],
  promo: 'SCHOOL10',
  total: 509.25,
};
const saved = { status: 200, json: 'address-id' };
const placed = { status: 200, json: placedOrder };
const procedure = 'create_or_update_user_address';

beforeEach(() => forgetAttempt());

const keyOf = ({ body }: { body: unknown }) =>
  (body as { idempotency_key: string }).idempotency_key;

async function placeWith(answer: Parameters<typeof functionClient>[0][string], wanted = newOrder) {
  const { client, calls } = functionClient({ [procedure]: saved, 'create-order': answer });
  const result = await placeOrder(client, wanted);
  return { result, calls, key: keyOf(calls[1]!) };
}

test('saves the address first, then sends the complete order', async () => {
  const { result, calls } = await placeWith(placed);
  expect(result).toEqual({ ok: true, order: placedOrder });
  expect(calls.map(({ name }) => name)).toEqual([procedure, 'create-order']);
  expect(calls[0]?.body).toEqual({
    p_user_id: 'mona',
    p_area_id: area,
    p_shipping_address: '12 Nile Street',
    p_phone: '01012345678',
    p_phone_2: '0223456789',
    p_is_default: true,
  });
  expect(calls[1]?.body).toMatchObject({
    items: [{ product_id: product, quantity: 2 }],
    country_id: egyptId,
    shipping_area_id: area,
    shipping_address: '12 Nile Street',
    contact: { first_name: 'Mona', additional_phone: '0223456789' },
    promo_value: 'SCHOOL10',
    expected_total: 509.25,
    locale: 'en',
  });
});

test.each([{ ...placedOrder, order_id: '' }, { ...placedOrder, order_id: undefined }, {}])(
  'rejects a response without an order id: %j',
  async (json) => {
    const { result } = await placeWith({ status: 200, json });
    expect(result).toMatchObject({ ok: false, step: 'order', failure: { code: 'incomplete' } });
  },
);

test('assigns an address abroad to the area for abroad', async () => {
  const form = { ...newOrder.form, countryId: 'jordan', cityId: '', areaId: '' };
  const { calls } = await placeWith(placed, { ...newOrder, form });
  expect(calls[0]?.body).toMatchObject({ p_area_id: abroadAreaId });
  expect(calls[1]?.body).toMatchObject({ shipping_area_id: abroadAreaId });
});

test('places no order if the address cannot be saved', async () => {
  const { client, calls } = functionClient({
    [procedure]: { status: 422, json: { message: 'invalid_phone', code: 'PT422' } },
  });
  expect(await placeOrder(client, newOrder)).toEqual({
    ok: false,
    step: 'address',
    failure: { code: 'invalid_phone', message: '', status: 422 },
  });
  expect(calls).toHaveLength(1);
});

test.each([
  ['a lost response', new TypeError('Failed to fetch')],
  ['an overloaded server', { status: 503, json: { code: 'service_unavailable', message: '' } }],
])('after %s the order keeps its key, even if it changes', async (_, answer) => {
  const { result, key } = await placeWith(answer);
  expect(result.ok).toBe(false);
  expect((await placeWith(answer)).key).toBe(key);
  expect((await placeWith(answer, { ...newOrder, promo: null })).key).toBe(key);
  expect((await placeWith(placed)).key).toBe(key);
  expect((await placeWith(placed)).key).not.toBe(key);
});

test('after a rejection the same order keeps its key and another order gets a new one', async () => {
  const refusal = { status: 409, json: { code: 'promo_refused', message: '' } };
  const { key } = await placeWith(refusal);
  expect((await placeWith(refusal)).key).toBe(key);
  expect((await placeWith(placed, { ...newOrder, promo: null })).key).not.toBe(key);
});

test('the same order keeps its key at another price or in the other language', async () => {
  const refusal = { status: 409, json: { code: 'price_changed', message: '' } };
  const { key } = await placeWith(refusal);
  expect((await placeWith(refusal, { ...newOrder, total: 520 })).key).toBe(key);
  expect((await placeWith(placed, { ...newOrder, locale: 'ar' })).key).toBe(key);
});

test('the stored data of an order does not reveal who orders', async () => {
  const stored = new Map<string, string>();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  });
  await placeWith(new TypeError('Failed to fetch'));
  const [[key, kept] = ['', '']] = stored;
  expect(key).toBe('checkout-attempt');
  for (const personal of ['Mona', 'El Sayed', 'mona@example.com', '01012345678', 'Nile'])
    expect(kept).not.toContain(personal);
});

test('does not reuse a key that already has an order', async () => {
  const lost = await placeWith(new TypeError('Failed to fetch'));
  const reused = { status: 409, json: { code: 'idempotency_key_reused', message: '' } };
  const changed = await placeWith(reused, { ...newOrder, promo: null });
  expect(changed.key).toBe(lost.key);
  expect(changed.result).toMatchObject({ failure: { code: 'idempotency_key_reused' } });
  expect((await placeWith(placed, { ...newOrder, promo: null })).key).not.toBe(lost.key);
});
