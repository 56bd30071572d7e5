/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { renderIn } from '@/lib/i18n/render-fixture';

const prefetch = jest.fn();
jest.unstable_mockModule('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => ({ prefetch }),
}));
const { PrefetchWhenIdle } = await import('./prefetch-when-idle');

const paths = ['/product/A1', '/product/B2', '/product/C3', '/product/D4'];
let becomeIdle: () => void;

beforeEach(() => {
  const requestIdleCallback = (run: () => void) => {
    becomeIdle = run;
    return 1;
  };
  Object.assign(window, { requestIdleCallback });
});
afterEach(() => {
  cleanup();
  jest.clearAllMocks();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

function visit(connection?: object) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  return renderIn('en', <PrefetchWhenIdle paths={paths} />);
}
const prefetched = () => prefetch.mock.calls.map(([path]) => path);

test.each([
  ['a good connection', { effectiveType: '4g' }, 3],
  ['a slow one', { effectiveType: '3g' }, 1],
  ['a browser that does not report it', undefined, 1],
  ['a very slow one', { effectiveType: '2g' }, 0],
  ['an extremely slow one', { effectiveType: 'slow-2g' }, 0],
  ['a good one that saves data', { effectiveType: '4g', saveData: true }, 0],
])('prefetches on %s as much as it allows, in the language of the page', (_, connection, count) => {
  visit(connection);
  expect(prefetched()).toEqual([]);
  becomeIdle();
  const expected = ['/en/product/A1', '/en/product/B2', '/en/product/C3'].slice(0, count);
  expect(prefetched()).toEqual(expected);
});

test('waits for the page to load', () => {
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  becomeIdle = () => undefined;
  visit({ effectiveType: '3g' });
  becomeIdle();
  expect(prefetched()).toEqual([]);
  readyState.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  becomeIdle();
  expect(prefetched()).toEqual(['/en/product/A1']);
});

test('prefetches nothing for a page that is left before it has loaded', () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  becomeIdle = () => undefined;
  visit({ effectiveType: '4g' }).unmount();
  window.dispatchEvent(new Event('load'));
  becomeIdle();
  expect(prefetched()).toEqual([]);
});

test('does not need a browser that reports idle time', () => {
  jest.useFakeTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  visit();
  expect(prefetched()).toEqual([]);
  jest.runAllTimers();
  expect(prefetched()).toEqual(['/en/product/A1']);
  jest.useRealTimers();
});
