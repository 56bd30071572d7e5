import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { volume } from '../../../scripts/test/volume.mjs';
import { type CheckoutShop, openCheckoutShop } from './testing/checkout-shop';
import { signUp } from '../../local/testing/gateway-process';

let shop: CheckoutShop;
let guesser: string;
let shoppers = 0;

beforeAll(async () => {
  shop = await openCheckoutShop();
  await shop.asServer('promos', {
    json: { code: 'SECRET', kind: 'percent', basis_points: 5000 },
    headers: { prefer: 'return=representation' },
  });
});

afterAll(() => shop.close());

beforeEach(async () => {
  shoppers += 1;
  guesser = await signUp(shop.gateway, `guesser${shoppers}@example.com`, {
    full_name: 'منى علي',
    phone: '01012345678',
  });
});

const place = () => ({ p_country_id: shop.egypt, p_area_id: shop.area });
const ordering = (code: string) => ({
  p_key: randomUUID(),
  p_items: [{ product_id: shop.productId('PHY-1'), quantity: 1 }],
  ...place(),
  p_shipping_address: '5 شارع الهرم',
  p_promo: code,
  // Wrong on purpose: an attacker who guesses codes does not want the books.
  p_expected_total_pt: 1,
});
const quoting = (code: string) => ({
  p_items: [{ product_id: shop.productId('PHY-1'), quantity: 1 }],
  ...place(),
  p_promo: code,
});

async function rest(path: string, token: string, init: object = {}): Promise<string> {
  const answer = await shop.gateway.call(`/rest/v1/rpc/${path}`, { token, ...init });
  const body = (await answer.json()) as Record<string, unknown> & { promo?: { reason: string } };
  if (answer.ok) return body.promo?.reason ?? 'valid';
  return `${answer.status} ${String(body['message'])}`;
}

async function call(name: string, json: object, token: string): Promise<string> {
  const { status, body } = await shop.invoke(name, json, token);
  const { promo } = body as { promo?: { reason: string | null } };
  return status === 200 ? (promo?.reason ?? 'valid') : `${status} ${String(body['code'])}`;
}

/** The outcomes of each endpoint: for a wrong code, a right one, and either after too many attempts. */
const ways: Record<string, [(code: string, token: string) => Promise<string>, string[]]> = {
  'rpc/place_order': [
    (code, token) => rest('place_order', token, { json: ordering(code) }),
    ['409 promo_refused', '409 price_changed', '429 too_many_tries'],
  ],
  'rpc/place_order, rolled back': [
    (code, token) =>
      rest('place_order', token, { json: ordering(code), headers: { prefer: 'tx=rollback' } }),
    ['409 promo_refused', '409 price_changed', '429 too_many_tries'],
  ],
  'rpc/quote_order': [
    (code, token) => rest('quote_order', token, { json: quoting(code) }),
    ['unknown', 'valid', 'too_many_tries'],
  ],
  'create-order': [
    (code, token) =>
      call(
        'create-order',
        {
          items: [{ product_id: shop.productId('PHY-1'), quantity: 1 }],
          country_id: shop.egypt,
          shipping_area_id: shop.area,
          shipping_address: '5 شارع الهرم',
          promo_value: code,
          expected_total: 0.01,
        },
        token,
      ),
    ['409 promo_refused', '409 price_changed', '429 too_many_tries'],
  ],
  calculate_prices: [
    (code, token) =>
      call(
        'calculate_prices',
        {
          items: [{ id: shop.productId('PHY-1'), qty: 1 }],
          country_id: shop.egypt,
          shipping_area_id: shop.area,
          promo_value: code,
        },
        token,
      ),
    ['unknown', 'valid', 'too_many_tries'],
  ],
};

/** All guesses share one counter, so a long run of one endpoint is sufficient. */
const guessesOf = (name: string) => (name === 'rpc/quote_order' ? volume(20, 500) : volume(12, 50));

test.each(Object.entries(ways))(
  'evaluates ten of many guesses through %s, and not the right code after them',
  async (name, [guess, [unknown, valid, tooMany]]) => {
    const guesses = guessesOf(name);
    const answers: Record<string, number> = {};
    for (let number = 0; number < guesses; number += 1) {
      const answer = await guess(`GUESS${number}`, guesser);
      answers[answer] = (answers[answer] ?? 0) + 1;
    }
    expect(answers).toEqual({ [unknown!]: 10, [tooMany!]: guesses - 10 });
    expect(await guess('SECRET', guesser)).toBe(tooMany);
    expect(await guess('SECRET', shop.mona)).toBe(valid);
  },
);

test('reveals nothing about a code to a read-only request', async () => {
  const guess = (code: string) => {
    const query = new URLSearchParams({
      ...place(),
      p_items: JSON.stringify(quoting(code).p_items),
      p_promo: code,
    });
    return rest(`quote_order?${query.toString()}`, guesser);
  };
  expect(await guess('SECRET')).toBe(await guess('GUESS'));
  expect(await guess('SECRET')).not.toBe('valid');
});

test('counts guesses of all endpoints together, in any spelling', async () => {
  const through = Object.values(ways).map(([guess]) => guess);
  for (let number = 0; number < 10; number += 1)
    await through[number % through.length]!(`other ${number}`, guesser);
  for (const [guess, [, , tooMany]] of Object.values(ways))
    expect(await guess('secret', guesser)).toBe(tooMany);
});
