import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seed } from '../../../scripts/test/seed.mjs';
import { volume } from '../../../scripts/test/volume.mjs';
import { relations } from '../relation-rights';
import { functions } from '../rights';
import { type CheckoutShop, openCheckoutShop } from './testing/checkout-shop';
import { type MalformedCall, malformedCalls } from './testing/malformed-calls';
import { pick, seededRandom } from '../seeded-random';
import { validAuthBodies } from './testing/valid-auth-calls';
import { validArguments, validBodies, validQueries } from './testing/valid-calls';

/** Of every function and RPC; other ones with each seed, and so each night. */
const count = volume(12, 40);
const inParallel = 8;

let shop: CheckoutShop;
let before: unknown[];

beforeAll(async () => {
  shop = await openCheckoutShop();
  await shop.order();
  before = await facts();
});

afterAll(() => shop.close());

/** The data that no call may change, read as the server. Visitors may create messages, telemetry and the like. */
const kept = [
  'addresses',
  'inventory',
  'order_addresses',
  'order_payment',
  'order_products',
  'order_shipment',
  'order_status_changes',
  'orders',
  'payment_status',
  'pricing_settings',
  'products',
  'promos',
  'shipping_city_rates',
  'user_profiles',
];
const facts = () => Promise.all(kept.map((table) => shop.asServer(`${table}?select=*`)));

function callers(): Record<string, string>[] {
  const { publishableKey, secretKey } = shop.gateway.keys;
  return [
    { apikey: publishableKey },
    { apikey: publishableKey, authorization: `Bearer ${shop.mona}` },
    { apikey: secretKey },
  ];
}

interface Sent extends MalformedCall {
  path: string;
  caller: Record<string, string>;
}

/** Sends them a few at a time and returns a line for each 5xx response. */
async function faultsOf(calls: readonly Sent[]): Promise<string[]> {
  const faults: string[] = [];
  const send = async ({ path, query, method, headers, caller, body }: Sent) => {
    const answer = await fetch(shop.gateway.url + path + query, {
      method,
      headers: { ...headers, ...caller },
      body,
      redirect: 'manual',
    });
    const text = await answer.text();
    if (answer.status >= 500)
      faults.push(
        `${answer.status} ${text.slice(0, 300)} ← ${method} ${path}${query.slice(0, 200)} ` +
          JSON.stringify([headers, new TextDecoder().decode(body ?? undefined).slice(0, 300)]),
      );
  };
  const waiting = [...calls];
  const worker = async () => {
    for (let call = waiting.pop(); call; call = waiting.pop()) await send(call);
  };
  await Promise.all(Array.from({ length: inParallel }, worker));
  return faults;
}

async function expectHarmless(calls: readonly Sent[]): Promise<void> {
  const { pid } = shop.gateway.process;
  expect(await faultsOf(calls)).toEqual([]);
  expect((await shop.gateway.call('/health')).status).toBe(200);
  expect(await facts()).toEqual(before);
  expect([shop.gateway.process.pid, shop.gateway.process.exitCode]).toEqual([pid, null]);
}

const seedOf = (name: string) =>
  Buffer.from(name).reduce((sum, letter) => (sum * 31 + letter) % 1_000_003, 7 + seed);

function callsOf(
  path: string,
  valid: Record<string, unknown>,
  from: 'body' | 'query',
  by: Record<string, string>[],
): Sent[] {
  const random = seededRandom(seedOf(path) + 1);
  return malformedCalls(valid, count, { seed: seedOf(path), from }).map((call) => ({
    ...call,
    path,
    caller: pick(random, by),
  }));
}

test('covers every database function', () => {
  const exposed = Object.keys(functions).filter((name) => name.startsWith('public.'));
  expect(
    Object.keys(validArguments)
      .map((name) => `public.${name}`)
      .sort(),
  ).toEqual(exposed.sort());
});

test('covers every server function', () => {
  const folder = 'supabase/functions';
  const served = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'handler.ts')));
  const called = [...Object.keys(validBodies), ...Object.keys(validQueries)];
  expect(called.sort()).toEqual(served.sort());
});

test.each(Object.keys(validArguments))(`${count} malformed calls of rpc/%s`, async (name) => {
  const path = `/rest/v1/rpc/${name}`;
  await expectHarmless(callsOf(path, validArguments[name]!, 'body', callers()));
});

test.each([
  ...Object.entries(validBodies).map(([name, body]) => [name, body, 'body'] as const),
  ...Object.entries(validQueries).map(([name, query]) => [name, query, 'query'] as const),
])(`${count} malformed calls of the function %s`, async (name, valid, from) => {
  const path = `/functions/v1/${name}`;
  await expectHarmless(callsOf(path, valid, from, callers().slice(0, 2)));
});

test('rejects endlessly nested lists', async () => {
  const body = new TextEncoder().encode(
    `{"p_bill_codes":${'['.repeat(200_000)}${']'.repeat(200_000)},"p_courier":"jt"}`,
  );
  const items = new TextEncoder().encode(
    `{"p_items":${'['.repeat(200_000)}${']'.repeat(200_000)},"p_city_id":null}`,
  );
  const headers = { 'content-type': 'application/json' };
  const post = { method: 'POST', query: '', headers, caller: callers()[1]! };
  await expectHarmless([
    { ...post, body, path: '/rest/v1/rpc/own_bill_codes' },
    { ...post, body: items, path: '/rest/v1/rpc/delivery_estimate' },
    { ...post, body: items, path: '/auth/v1/recover' },
    { ...post, body, path: '/rest/v1/orders' },
  ]);
});

const tables = Object.keys(relations).filter((name) => name.startsWith('public.'));

test.each(tables)('malformed reads and writes of %s', async (name) => {
  const path = `/rest/v1/${name.replace('public.', '')}`;
  const random = seededRandom(seedOf(name));
  const calls = callsOf(
    path,
    { order_id: 'x', sku: 'PHY-1', id: 1 },
    'body',
    callers().slice(0, 2),
  );
  const methods = ['POST', 'PATCH', 'DELETE', 'PUT', 'GET', 'HEAD'];
  await expectHarmless(
    calls.slice(0, Math.ceil(count / 4)).map((call) => {
      const method = pick(random, methods);
      const body = method === 'GET' || method === 'HEAD' ? null : call.body;
      return { ...call, method, body, query: call.query || '?id=eq.1' };
    }),
  );
});

test.each(Object.entries(validAuthBodies))('malformed calls of auth/v1/%s', async (name, body) => {
  const [visitor] = callers();
  const shopper = { ...visitor, authorization: `Bearer ${shop.stranger}` };
  const [path = '', query] = name.split('?');
  const calls = callsOf(`/auth/v1/${path}`, body, 'body', [visitor!, shopper]);
  await expectHarmless(
    calls.slice(0, Math.ceil(count / 4)).map((call) => ({
      ...call,
      method: path === 'user' && call.method === 'POST' ? 'PUT' : call.method,
      query: query ? `?${query}` : call.query,
    })),
  );
});
