/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { announceSession, useSignedIn } from './session-store';

const name = 'sb-shop-auth-token';
const set = (cookie: string) => {
  document.cookie = `${cookie}=base64-x; path=/`;
};
const remove = (cookie: string) => {
  document.cookie = `${cookie}=; path=/; max-age=0`;
};

afterEach(() => {
  cleanup();
  for (const cookie of [name, `${name}.0`, `${name}-code-verifier`]) remove(cookie);
  sessionStorage.clear();
  localStorage.clear();
  jest.restoreAllMocks();
});

test.each([name, `${name}.0`])('the cookie %s counts as a session', (cookie) => {
  set(cookie);
  expect(renderHook(() => useSignedIn()).result.current).toBe(true);
});

test('a sign-in in progress does not count as a session', () => {
  set(`${name}-code-verifier`);
  expect(renderHook(() => useSignedIn()).result.current).toBe(false);
});

test('this tab notices a change immediately', () => {
  const { result } = renderHook(() => useSignedIn());
  set(name);
  act(() => announceSession());
  expect(result.current).toBe(true);
});

test.each([
  () => new StorageEvent('storage', { key: 'session-change' }),
  () => new StorageEvent('storage', { key: null }),
  () => new Event('pageshow'),
  () => new Event('focus'),
])('a change by another tab or the server is noticed at the next event', (event) => {
  set(name);
  const { result } = renderHook(() => useSignedIn());
  remove(name);
  act(() => {
    window.dispatchEvent(event());
  });
  expect(result.current).toBe(false);
});

test('this tab notices a change even if storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { result } = renderHook(() => useSignedIn());
  set(name);
  act(() => announceSession());
  expect(result.current).toBe(true);
});

const draft = () => sessionStorage.getItem('checkout-draft');
const typeSomething = () => sessionStorage.setItem('checkout-draft', '{}');
let signOuts = 0;
/** Leaves what `signOut` in another tab writes to shared storage. */
const signOutElsewhere = () => localStorage.setItem('signed-out', String((signOuts += 1)));

test.each([
  ['receives the storage event', () => new StorageEvent('storage', { key: 'session-change' })],
  ['comes back from the back/forward cache', () => new Event('pageshow')],
  ['becomes visible again', () => new Event('focus')],
])('after a sign-out, a tab that %s deletes the draft', (_, event) => {
  renderHook(() => useSignedIn());
  typeSomething();
  act(() => {
    window.dispatchEvent(event());
  });
  expect(draft()).toBe('{}');
  signOutElsewhere();
  act(() => {
    window.dispatchEvent(event());
  });
  expect(draft()).toBeNull();
});

test('a discarded tab deletes the draft once, when it is loaded again', () => {
  typeSomething();
  signOutElsewhere();
  renderHook(() => useSignedIn());
  expect(draft()).toBeNull();
  cleanup();
  typeSomething();
  renderHook(() => useSignedIn());
  expect(draft()).toBe('{}');
});

test('keeps the draft when a session only begins or ends', () => {
  typeSomething();
  set(name);
  renderHook(() => useSignedIn());
  remove(name);
  act(() => announceSession());
  expect(draft()).toBe('{}');
});
