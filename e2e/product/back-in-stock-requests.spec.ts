import { expect, test } from '@playwright/test';
import { malformedBodies } from '../../supabase/functions/_shared/testing/malformed-bodies.ts';
import { stack } from '../fixtures/stack.ts';

const stop = '/api/back-in-stock/stop';
const types = ['application/x-www-form-urlencoded', 'application/json', 'multipart/form-data'];
const post = (path: string, body: string, headers: Record<string, string>) =>
  fetch(new URL(path, stack.shopUrl), { method: 'POST', body, headers, redirect: 'manual' });

test(
  'responds to three hundred malformed bodies without a server error',
  { tag: '@http' },
  async () => {
    test.setTimeout(120_000);
    const bodies = malformedBodies({ token: '0'.repeat(64), locale: 'ar' });
    expect(bodies.length).toBeGreaterThanOrEqual(300);
    for (const [place, body] of bodies.entries()) {
      const { status } = await post(stop, body, { 'content-type': types[place % 3]! });
      expect([body.slice(0, 80), status < 500]).toEqual([body.slice(0, 80), true]);
    }
  },
);

test(
  'stops a reminder by one POST of a mail program, but not when the address is opened',
  { tag: '@http' },
  async () => {
    const address = `${stop}?token=0123`;
    const stopped = await post(address, 'List-Unsubscribe=One-Click', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect([stopped.status, stopped.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const opened = await fetch(new URL(address, stack.shopUrl), { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      '/back-in-stock/stop?token=0123',
    ]);
  },
);
