import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type CheckoutShop, openCheckoutShop } from './testing/checkout-shop';
import { signUp } from '../../local/testing/gateway-process';

interface Tokens {
  access_token: string;
  refresh_token: string;
}

let shop: CheckoutShop;
let email: string;
let phone: Tokens;
let laptop: Tokens;
let shoppers = 0;

beforeAll(async () => {
  shop = await openCheckoutShop();
});

afterAll(() => shop.close());

const password = 'a long password';

async function signIn(secret = password): Promise<Tokens> {
  const json = { email, password: secret };
  const answer = await shop.gateway.call('/auth/v1/token?grant_type=password', { json });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Tokens;
}

beforeEach(async () => {
  shoppers += 1;
  email = `shopper${shoppers}@example.com`;
  await signUp(shop.gateway, email, { full_name: 'منى علي', phone: '01012345678' });
  phone = await signIn();
  laptop = await signIn();
});

const { parse } = JSON;
const userOf = ({ access_token }: Tokens) =>
  (parse(Buffer.from(access_token.split('.')[1]!, 'base64url').toString()) as { sub: string }).sub;

async function rest(path: string, { access_token: token }: Tokens, json: object, method = 'POST') {
  const answer = await shop.gateway.call(`/rest/v1/${path}`, { token, json, method });
  const text = await answer.text();
  const body = text === '' ? {} : (parse(text) as unknown);
  const { message } = Object(body) as { message?: string };
  return answer.ok ? 'done' : `${answer.status} ${String(message)}`;
}

const books = () => [{ product_id: shop.productId('PHY-1'), quantity: 1 }];

/** Every call that changes data in a shopper's name. */
const acts: Record<string, (session: Tokens) => Promise<string>> = {
  'rpc/place_order': (session) =>
    rest('rpc/place_order', session, {
      p_key: randomUUID(),
      p_items: books(),
      p_country_id: shop.egypt,
      p_area_id: shop.area,
      p_shipping_address: '5 شارع الهرم',
    }),
  'create-order': async (session) => {
    const { status, body } = await shop.invoke(
      'create-order',
      {
        items: books(),
        country_id: shop.egypt,
        shipping_area_id: shop.area,
        shipping_address: '5 شارع الهرم',
      },
      session.access_token,
    );
    return status === 200 ? 'done' : `${status} ${String(body['code'])}`;
  },
  'rpc/create_or_update_user_address': (session) =>
    rest('rpc/create_or_update_user_address', session, {
      p_user_id: userOf(session),
      p_area_id: shop.area,
      p_shipping_address: '5 شارع الهرم',
    }),
  'the profile': (session) =>
    rest(
      `user_profiles?user_id=eq.${userOf(session)}`,
      session,
      { phone_2: '0223456789' },
      'PATCH',
    ),
  'the profile of nobody': (session) =>
    rest(`user_profiles?user_id=eq.${randomUUID()}`, session, { phone_2: '1' }, 'PATCH'),
  'rpc/cancel_order': async (session) => {
    const said = await rest('rpc/cancel_order', session, { p_order_id: randomUUID() });
    // As far as a shopper without orders can go.
    return said === '404 order_not_found' ? 'done' : said;
  },
  'rpc/confirm_session': (session) => rest('rpc/confirm_session', session, {}),
  'the password': async ({ access_token: token }) => {
    const json = { password: 'a longer password' };
    const answer = await shop.gateway.call('/auth/v1/user', { token, json, method: 'PUT' });
    return answer.ok ? 'done' : '401 not_signed_in';
  },
};

async function whatIsDone(session: Tokens) {
  const done: [string, string][] = [];
  for (const [name, act] of Object.entries(acts)) done.push([name, await act(session)]);
  return Object.fromEntries(done);
}

const allSay = (word: string) => Object.fromEntries(Object.keys(acts).map((name) => [name, word]));

async function renewed({ refresh_token }: Tokens): Promise<boolean> {
  const json = { refresh_token };
  const answer = await shop.gateway.call('/auth/v1/token?grant_type=refresh_token', { json });
  return answer.ok;
}

const signOut = (scope: string, { access_token: token }: Tokens) =>
  shop.gateway.call(`/auth/v1/logout?scope=${scope}`, { token, method: 'POST' });

test('allows every call with an active session', async () => {
  expect(await whatIsDone(laptop)).toEqual(allSay('done'));
});

describe('signing out', () => {
  test('everywhere revokes all tokens at once', async () => {
    await signOut('global', phone);
    for (const session of [phone, laptop]) {
      expect(await whatIsDone(session)).toEqual(allSay('401 not_signed_in'));
      expect(await renewed(session)).toBe(false);
    }
  });

  test('here keeps the other session', async () => {
    await signOut('local', phone);
    expect(await acts['rpc/place_order']!(phone)).toBe('401 not_signed_in');
    expect(await whatIsDone(laptop)).toEqual(allSay('done'));
  });

  test('hides promo codes from the ended session, and does not use up the account’s attempts', async () => {
    await signOut('global', phone);
    const json = {
      p_items: books(),
      p_area_id: shop.area,
      p_country_id: shop.egypt,
      p_promo: 'X1Z',
    };
    const { access_token: token } = laptop;
    const answer = await shop.gateway.call('/rest/v1/rpc/quote_order', { token, json });
    expect(await answer.json()).toMatchObject({ promo: { valid: false, reason: 'sign_in' } });
  });
});

describe('a new password', () => {
  test('ends every session except the one that set it', async () => {
    const json = { password: 'another long password' };
    const { access_token: token } = phone;
    const changed = await shop.gateway.call('/auth/v1/user', { token, json, method: 'PUT' });
    expect(changed.status).toBe(200);
    expect(await whatIsDone(laptop)).toEqual(allSay('401 not_signed_in'));
    expect(await renewed(laptop)).toBe(false);
    expect(await renewed(phone)).toBe(true);
    expect(await whatIsDone(phone)).toEqual(allSay('done'));
  });

  test('from a mailed link ends earlier sessions', async () => {
    await shop.gateway.call('/auth/v1/recover', { json: { email } });
    const mails = (await (
      await shop.gateway.call(`/mailbox/messages?to=${encodeURIComponent(email)}`)
    ).json()) as { text: string }[];
    const link = /http:\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '';
    const opened = await fetch(link, { redirect: 'manual' });
    const { hash } = new URL(opened.headers.get('location') ?? '');
    const token = new URLSearchParams(hash.slice(1)).get('access_token') ?? '';
    const json = { password: 'another long password' };
    const changed = await shop.gateway.call('/auth/v1/user', { token, json, method: 'PUT' });
    expect(changed.status).toBe(200);
    for (const session of [phone, laptop])
      expect(await whatIsDone(session)).toEqual(allSay('401 not_signed_in'));
    expect(await acts['rpc/place_order']!(await signIn('another long password'))).toBe('done');
  });

  test('is the only change of the account that ends sessions', async () => {
    const json = { data: { full_name: 'Mona' } };
    const { access_token: token } = phone;
    for (const change of [{ json }, {}]) {
      const answer = await shop.gateway.call('/auth/v1/user', { token, method: 'PUT', ...change });
      expect(answer.status).toBe(200);
    }
    expect(await acts['rpc/place_order']!(laptop)).toBe('done');
  });
});
