import { expect, test } from '@playwright/test';
import { readRows } from '../fixtures/backend.ts';
import { stack } from '../fixtures/stack.ts';
import { malformedBodies } from '../../supabase/functions/_shared/testing/malformed-bodies.ts';

const valid = { sku: 'A-1', email: 'mona@example', locale: 'ar' };
const types = ['application/x-www-form-urlencoded', 'application/json', 'multipart/form-data'];
const addresses = ['/api/back-in-stock', '/api/back-in-stock/stop'];
const count = async () => (await readRows('back_in_stock_requests?select=request_id')).length;

const post = (path: string, body: string, headers: Record<string, string>) =>
  fetch(new URL(path, stack.shopUrl), { method: 'POST', body, headers, redirect: 'manual' });

test('three hundred malformed bodies are no server error and note nothing', async () => {
  test.setTimeout(120_000);
  const before = await count();
  const bodies = malformedBodies(valid);
  expect(bodies.length).toBeGreaterThanOrEqual(300);
  for (const [place, body] of bodies.entries()) {
    const headers = { 'content-type': types[place % 3]!, accept: 'application/json' };
    for (const path of addresses) {
      const { status } = await post(path, body, headers);
      expect([path, body.slice(0, 80), status < 500]).toEqual([path, body.slice(0, 80), true]);
    }
  }
  expect(await count()).toBe(before);
});

test('a mail program stops with one POST; opening the address stops nothing', async () => {
  const address = '/api/back-in-stock/stop?token=0123';
  const stopped = await post(address, 'List-Unsubscribe=One-Click', {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect([stopped.status, stopped.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const opened = await fetch(new URL(address, stack.shopUrl), { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([
    303,
    '/back-in-stock/stop?token=0123',
  ]);
});

test('a form may not lead anywhere else', async () => {
  const body = 'sku=//evil.example&email=x&locale=//evil.example';
  const answer = await post('/api/back-in-stock', body, {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/back-in-stock?result=invalid_email');
});
