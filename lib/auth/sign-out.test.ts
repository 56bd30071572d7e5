/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { forgetSignedOutDraft } from '@/lib/shopper-storage';

const confirmSignOut = jest.fn<() => Promise<void>>();
jest.unstable_mockModule('@/lib/supabase/browser-client', () => ({
  browserClient: () => ({ auth: { signOut: confirmSignOut } }),
}));
const { signOut } = await import('./sign-out');
const { announceSession } = await import('./session-store');

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test.each([
  ['responds', () => Promise.resolve()],
  ['cannot be reached', () => Promise.reject(new TypeError('network'))],
])('when the service %s, all data of the shopper is deleted', async (_, answer) => {
  confirmSignOut.mockImplementation(answer);
  sessionStorage.setItem('checkout-draft', '{"form":{}}');
  localStorage.setItem('checkout-attempt', '{"digest":"x"}');
  await signOut().catch(() => undefined);
  expect(sessionStorage.getItem('checkout-draft')).toBeNull();
  expect(localStorage.getItem('checkout-attempt')).toBeNull();
});

test('a tab that was suspended during a sign-out deletes its draft, even if someone has signed in since', async () => {
  confirmSignOut.mockResolvedValue();
  await signOut();
  announceSession();
  // The other tab's own storage, from before the sign-out.
  sessionStorage.clear();
  sessionStorage.setItem('checkout-draft', '{"form":{}}');
  forgetSignedOutDraft();
  expect(sessionStorage.getItem('checkout-draft')).toBeNull();
});

test('notifies the other tabs of a sign-out', async () => {
  confirmSignOut.mockResolvedValue();
  await signOut();
  expect(localStorage.getItem('session-change')).not.toBeNull();
});
