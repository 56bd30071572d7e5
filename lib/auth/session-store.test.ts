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

test('after a sign-out every tab forgets what was typed and sent; a session that ended leaves it', () => {
  renderHook(() => useSignedIn());
  const left = () => [
    sessionStorage.getItem('checkout-draft'),
    localStorage.getItem('checkout-attempt'),
  ];
  const hear = (newValue: string) =>
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'session-change', newValue }));
    });
  sessionStorage.setItem('checkout-draft', '{}');
  localStorage.setItem('checkout-attempt', '{}');
  act(() => announceSession());
  hear(localStorage.getItem('session-change') ?? '');
  expect(left()).toEqual(['{}', '{}']);
  act(() => announceSession('signed-out'));
  hear(localStorage.getItem('session-change') ?? '');
  expect(left()).toEqual([null, null]);
});
