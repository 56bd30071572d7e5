import { cookieHeader, signedInAccount } from '../fixtures/accounts.ts';
import { cookiesOf, get, isUncached } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { setBackend } from '../fixtures/stack.ts';

test(
  'lets nobody in, and signs nobody out, while the auth service is down',
  { tag: '@alone' },
  async () => {
    const { session } = await signedInAccount();
    await setBackend('stop');
    try {
      const answer = await get('/profile', { headers: { cookie: cookieHeader(session) } });
      expect(answer.text).not.toContain('"zip"');
      expect(cookiesOf(answer)).toEqual([]);
      expect(isUncached(answer)).toBe(true);
      expect((await get('/profile')).status).toBe(307);
    } finally {
      await setBackend('start');
    }
  },
);
