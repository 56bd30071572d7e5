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

test.each([name, `${name}.0`])('the cookie %s is a session', (cookie) => {
  set(cookie);
  expect(renderHook(() => useSignedIn()).result.current).toBe(true);
});

test('a sign-in that has only begun is none', () => {
  set(`${name}-code-verifier`);
  expect(renderHook(() => useSignedIn()).result.current).toBe(false);
});

test('this tab learns of a change at once', () => {
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
])('what another tab or the server did is seen at the next event', (event) => {
  set(name);
  const { result } = renderHook(() => useSignedIn());
  remove(name);
  act(() => {
    window.dispatchEvent(event());
  });
  expect(result.current).toBe(false);
});

test('blocked storage does not keep the tab itself from seeing it', () => {
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
/** What `signOut` in another tab leaves where this one can read it. */
const signOutElsewhere = () => localStorage.setItem('signed-out', String((signOuts += 1)));

test.each([
  ['hears of it', () => new StorageEvent('storage', { key: 'session-change' })],
  ['comes back from the back/forward cache', () => new Event('pageshow')],
  ['is looked at again', () => new Event('focus')],
])('after a sign-out a tab that %s forgets what was typed', (_, event) => {
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

test('a tab that the browser had discarded forgets it when it is loaded, and only then', () => {
  typeSomething();
  signOutElsewhere();
  renderHook(() => useSignedIn());
  expect(draft()).toBeNull();
  cleanup();
  typeSomething();
  renderHook(() => useSignedIn());
  expect(draft()).toBe('{}');
});

test('a session that has only begun or ended leaves what was typed', () => {
  typeSomething();
  set(name);
  renderHook(() => useSignedIn());
  remove(name);
  act(() => announceSession());
  expect(draft()).toBe('{}');
});
