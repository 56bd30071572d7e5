/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { forgetSignedOutDraft } from '@/lib/shopper-storage';

const ask = jest.fn<() => Promise<void>>();
jest.unstable_mockModule('@/lib/supabase/browser-client', () => ({
  browserClient: () => ({ auth: { signOut: ask } }),
}));
const { signOut } = await import('./sign-out');
const { announceSession } = await import('./session-store');

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

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

test('a tab that slept through a sign-out keeps no draft, also when somebody has signed in since', async () => {
  ask.mockResolvedValue();
  await signOut();
  announceSession();
  // The other tab's own storage, from before.
  sessionStorage.clear();
  sessionStorage.setItem('checkout-draft', '{"form":{}}');
  forgetSignedOutDraft();
  expect(sessionStorage.getItem('checkout-draft')).toBeNull();
});

test('the other tabs are told of a sign-out', async () => {
  ask.mockResolvedValue();
  await signOut();
  expect(localStorage.getItem('session-change')).not.toBeNull();
});
