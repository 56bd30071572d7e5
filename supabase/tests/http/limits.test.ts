import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type CheckoutShop, openCheckoutShop } from './testing/checkout-shop';

let shop: CheckoutShop;

beforeAll(async () => {
  shop = await openCheckoutShop();
});

afterAll(() => shop.close());

let claimed = 0;

/** Headers by which a stranger claims a different identity in each request. */
function claims(): Record<string, string> {
  claimed += 1;
  const address = `203.0.${Math.floor(claimed / 200)}.${(claimed % 200) + 1}`;
  return {
    'cf-connecting-ip': address,
    'x-forwarded-for': `${address}, 10.0.0.1`,
    'x-real-ip': address,
    forwarded: `for=${address}`,
  };
}

async function rpc(name: string, json: object, token?: string) {
  const answer = await shop.gateway.call(`/rest/v1/rpc/${name}`, {
    json,
    headers: claims(),
    ...(token ? { token } : {}),
  });
  const body = (await answer.json()) as Record<
    'outcome' | 'status' | 'message',
    string | undefined
  >;
  return `${answer.status} ${body.outcome ?? body.status ?? body.message ?? 'done'}`;
}

async function flood(times: number, request: (number: number) => Promise<string>) {
  const answers: string[] = [];
  for (let number = 0; number < times; number += 1) answers.push(await request(number));
  return answers;
}

const counted = (answers: string[], answer: string) =>
  answers.filter((one) => one === answer).length;

test('keeps 20 of 200 messages of one stranger with invented addresses, and still accepts a shopper’s', async () => {
  const send = (number: number, token?: string) =>
    rpc(
      'send_contact_message',
      {
        p_key: randomUUID(),
        p_locale: 'ar',
        p_topic: 'order',
        p_name: 'Stranger',
        p_email: `stranger${number}@example.com`,
        p_message: 'x',
      },
      token,
    );
  const answers = await flood(200, send);
  expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => '200 done'));
  expect(counted(answers, '429 too_many_messages')).toBe(180);
  expect(await send(0, shop.mona)).toBe('200 done');
});

test('stores 100 of 150 back-in-stock requests of one stranger, and still a shopper’s', async () => {
  const request = (number: number, token?: string) =>
    rpc(
      'request_back_in_stock',
      { p_sku: 'OUT-1', p_email: `reader${number}@example.com`, p_locale: 'ar' },
      token,
    );
  const answers = await flood(150, request);
  expect(counted(answers, '200 noted')).toBe(100);
  expect(counted(answers, '429 too_many_requests')).toBe(50);
  expect(await request(1_000, shop.mona)).toBe('200 noted');
});

test('counts the visitors of the form without scripts, not the function that receives it', async () => {
  const submit = async (number: number) => {
    const form = { sku: 'OUT-1', email: `form${number}@example.com`, locale: 'en' };
    const answer = await fetch(`${shop.gateway.url}/functions/v1/request-back-in-stock`, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: claims(),
      redirect: 'manual',
    });
    return `${answer.status} ${answer.headers.get('location')}`;
  };
  const answers = await flood(20, submit);
  const page = 'http://localhost:3999/en/back-in-stock';
  // The hundred requests of this address were used up above, whatever address it claims.
  expect(counted(answers, `303 ${page}?result=too_many_requests&sku=OUT-1`)).toBe(20);
});

test('lets the owner track an order despite a stranger’s guesses', async () => {
  const { order_number: p_order_number } = await shop.order();
  const track = (p_phone: string, token?: string) =>
    rpc('track_order', { p_order_number, p_phone }, token);
  const answers = await flood(50, (number) => track(`010555555${10 + number}`));
  expect(counted(answers, '200 unknown')).toBe(10);
  expect(counted(answers, '200 limited')).toBe(40);
  expect(await track('01012345678')).toBe('200 limited');
  expect(await track('01012345678', shop.mona)).toBe('200 found');
});

test('limits telemetry per address, whatever visit and address it claims', async () => {
  const notify = async () => {
    const session = { session_id: randomUUID(), anon_id: randomUUID(), user_id: null };
    const event = { ts: Date.now(), level: 'info', kind: 'route', name: 'page', path: '/shop' };
    const events = Array.from({ length: 100 }, () => event);
    const { status } = await shop.invoke('ingest-logs', { session, events }, undefined, {
      headers: claims(),
    });
    return String(status);
  };
  const answers = await flood(40, notify);
  expect([counted(answers, '200'), counted(answers, '429')]).toEqual([30, 10]);
});
