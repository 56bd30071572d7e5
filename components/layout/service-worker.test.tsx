/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';

jest.unstable_mockModule('@/lib/env/mode', () => ({ isProduction: true }));
const { ServiceWorker } = await import('./service-worker');

const register = jest.fn(() => Promise.resolve());
Object.defineProperty(navigator, 'serviceWorker', { value: { register } });

afterEach(() => {
  cleanup();
  register.mockClear();
  jest.restoreAllMocks();
});

test('registers the service worker when the page has loaded', () => {
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  render(<ServiceWorker />);
  expect(register).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(register).toHaveBeenCalledTimes(1);
  readyState.mockReturnValue('complete');
  cleanup();
  render(<ServiceWorker />);
  expect(register).toHaveBeenCalledTimes(2);
});

test('does not register it for a page that is left before it has loaded', () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const { unmount } = render(<ServiceWorker />);
  unmount();
  window.dispatchEvent(new Event('load'));
  expect(register).not.toHaveBeenCalled();
});
