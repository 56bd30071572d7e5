import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { signUp } from '../../local/testing/gateway-process';
import { deskFunctions } from '../desk-functions';
import { relations, type Rights } from '../relation-rights';
import { functions } from '../rights';
import { type CheckoutShop, openCheckoutShop } from './testing/checkout-shop';
import { validArguments } from './testing/valid-calls';

/** The callers: a visitor, a shopper with an order, one without, and a member of staff who is not a shopper. */
const actors = ['anonymous', 'shopper', 'stranger', 'staff'] as const;
type Actor = (typeof actors)[number];

let shop: CheckoutShop;
let tokens: Record<Actor, string | undefined>;
let orderId: string;

beforeAll(async () => {
  shop = await openCheckoutShop();
  orderId = (await shop.order()).order_id;
  tokens = {
    anonymous: undefined,
    shopper: shop.mona,
    stranger: shop.stranger,
    staff: await hire('hoda@example.com'),
  };
});

afterAll(() => shop.close());

/** Creates an account and makes it staff. */
async function hire(email: string): Promise<string> {
  const token = await signUp(shop.gateway, email, { full_name: 'هدى سمير', phone: '01012345678' });
  await shop.asServer('rpc/add_staff', { json: { p_email: email } });
  return token;
}

interface Answer {
  status: number;
  code: string | undefined;
  message: string | undefined;
  rows: Record<string, unknown>[];
}

async function request(path: string, token?: string, json?: object): Promise<Answer> {
  const answer = await shop.gateway.call(`/rest/v1/${path}`, {
    ...(token === undefined ? {} : { token }),
    ...(json === undefined ? {} : { json }),
  });
  const text = await answer.text();
  const body = text === '' ? null : (JSON.parse(text) as unknown);
  const { code, message } = Object(body) as { code?: string; message?: string };
  const rows = Array.isArray(body) ? (body as Record<string, unknown>[]) : [];
  return { status: answer.status, code, message, rows };
}

const rightOf = (rights: Rights, actor: Actor) => rights[actor === 'anonymous' ? 0 : 1];
const notPermitted = '42501';
const cases = <T>(all: readonly T[]) =>
  all.flatMap((one) => actors.map((actor) => [actor, one] as const));

describe('functions', () => {
  const names = Object.keys(functions).filter((name) => name.startsWith('public.'));

  /** Its valid call is about an account of none of these. */
  const ofSomebodyElse = 'public.create_or_update_user_address';

  test.each(cases(names))('%s calls %s as listed', async (actor, listed) => {
    const name = listed.replace('public.', '');
    const answer = await request(`rpc/${name}`, tokens[actor], validArguments[name]);
    const isPermitted = rightOf(functions[listed]!, actor) === 'execute';
    const isOfDesk = deskFunctions.some((one) => one === name);
    if (!isPermitted) {
      expect(answer).toMatchObject({
        status: actor === 'anonymous' ? 401 : 403,
        code: notPermitted,
      });
    } else if (isOfDesk && actor !== 'staff') {
      expect(answer).toMatchObject({ status: 403, message: 'not_staff' });
    } else if (listed === ofSomebodyElse) {
      expect(answer.status).toBe(403);
      expect(answer.code).toMatch(/^PT/);
    } else {
      expect(answer.code).not.toBe(notPermitted);
      expect([401, 403]).not.toContain(answer.status);
    }
  });
});

describe('tables and views', () => {
  const names = Object.keys(relations).filter(
    (name) => name.startsWith('public.') && !name.endsWith('_seq'),
  );

  test.each(cases(names))('%s reads %s as listed', async (actor, listed) => {
    const table = listed.replace('public.', '');
    const right = rightOf(relations[listed]!, actor);
    const [, columns] = /\bselect\(([^)]*)\)/.exec(right) ?? [];
    const whole = await request(`${table}?select=*&limit=1`, tokens[actor]);
    if (/\bselect(?!\()/.test(right)) expect(whole.status).toBe(200);
    else expect(whole.code).toBe(notPermitted);
    if (columns === undefined) return;
    const part = await request(
      `${table}?select=${columns.replaceAll(' ', ',')}&limit=1`,
      tokens[actor],
    );
    expect(part.status).toBe(200);
  });

  const ofOrders = ['orders', 'order_addresses', 'order_products'];

  test.each(cases(ofOrders))('%s sees the rows of %s that are theirs', async (actor, table) => {
    const { rows } = await request(`${table}?select=order_id`, tokens[actor]);
    const own = actor === 'shopper' ? [orderId] : [];
    expect(rows.map((row) => row['order_id'])).toEqual(own);
  });

  test.each(actors.filter((actor) => actor !== 'anonymous'))(
    '%s sees no profile but their own',
    async (actor) => {
      const { rows } = await request('user_profiles?select=user_id', tokens[actor]);
      expect(rows).toHaveLength(1);
    },
  );
});

describe('a shopper who claims to be staff', () => {
  const isRefused = async (token: string) =>
    expect(await request('rpc/desk_today', token, {})).toMatchObject({
      status: 403,
      message: 'not_staff',
    });

  test('gains nothing from a role in the account’s metadata', async () => {
    const data = { role: 'staff', is_staff: true, app_metadata: { role: 'staff' } };
    const token = await signUp(shop.gateway, 'eager@example.com', { ...data, full_name: 'Eager' });
    await isRefused(token);
    const changed = await shop.gateway.call('/auth/v1/user', {
      method: 'PUT',
      token,
      json: { data, app_metadata: { role: 'staff' }, role: 'service_role' },
    });
    await changed.text();
    await isRefused(token);
  });

  test('cannot insert a staff row', async () => {
    const [{ user_id: userId } = {}] = (
      await request('user_profiles?select=user_id', shop.stranger)
    ).rows;
    const answer = await request('staff_members', shop.stranger, { user_id: userId });
    expect(answer).toMatchObject({ status: 403, code: notPermitted });
    await isRefused(shop.stranger);
  });

  test.each(['service_role', 'staff', 'postgres'])('cannot act as %s', async (role) => {
    const [head, body, signature] = shop.stranger.split('.');
    const claims = JSON.parse(Buffer.from(body!, 'base64url').toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...claims, role })).toString('base64url');
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    for (const token of [`${head}.${forged}.${signature}`, `${none}.${forged}.`])
      expect((await request('rpc/desk_today', token, {})).status).toBe(401);
  });
});

describe('a former member of staff', () => {
  test('loses access as soon as the row is deleted', async () => {
    const token = await hire('former@example.com');
    expect((await request('rpc/desk_today', token, {})).status).toBe(200);
    await shop.asServer('rpc/remove_staff', { json: { p_email: 'former@example.com' } });
    expect(await request('rpc/desk_today', token, {})).toMatchObject({
      status: 403,
      message: 'not_staff',
    });
  });

  test('cannot act with an ended session', async () => {
    const token = await hire('away@example.com');
    const ended = await shop.gateway.call('/auth/v1/logout', { method: 'POST', token });
    expect(ended.status).toBe(204);
    expect(await request('rpc/desk_today', token, {})).toMatchObject({
      status: 401,
      message: 'not_signed_in',
    });
  });
});
