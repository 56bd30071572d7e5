import { expect, test } from '@playwright/test';
import { cookieHeader, signedInAccount } from '../fixtures/accounts.ts';
import { cookiesOf, get, isUncached } from '../fixtures/http.ts';

const path = '/api/orders/warmup';

test('responds to a warm-up with nothing', { tag: '@http' }, async () => {
  const { session } = await signedInAccount();
  for (const cookie of [
    cookieHeader(session),
    cookieHeader({ ...session, access_token: 'a.b.c', refresh_token: 'gone' }),
    'sb-shop-auth-token=base64-%00',
    '',
  ]) {
    const answer = await get(path, { headers: cookie === '' ? {} : { cookie } });
    expect(answer.status).toBe(204);
    expect(answer.text).toBe('');
    expect(isUncached(answer)).toBe(true);
  }
});

test('sets no cookie for a visitor, and accepts no data', { tag: '@http' }, async () => {
  expect(cookiesOf(await get(path))).toEqual([]);
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect((await get(path, { method })).status).toBe(405);
  const long = await get(`${path}?${'x'.repeat(4000)}`);
  expect(long.status).toBe(204);
});
