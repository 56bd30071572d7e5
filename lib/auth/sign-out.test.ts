/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';

const ask = jest.fn<() => Promise<void>>();
jest.unstable_mockModule('@/lib/supabase/browser-client', () => ({
  browserClient: () => ({ auth: { signOut: ask } }),
}));
const { signOut } = await import('./sign-out');

test.each([
  ['answers', () => Promise.resolve()],
  ['cannot be reached', () => Promise.reject(new TypeError('network'))],
])('when the service %s nothing of the shopper stays', async (_, answer) => {
  ask.mockImplementation(answer);
  sessionStorage.setItem('checkout-draft', '{"form":{}}');
  localStorage.setItem('checkout-attempt', '{"digest":"x"}');
  await signOut().catch(() => undefined);
  expect(sessionStorage.getItem('checkout-draft')).toBeNull();
  expect(localStorage.getItem('checkout-attempt')).toBeNull();
});
