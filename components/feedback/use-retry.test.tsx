/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { useRetry } from './use-retry';

// The tests' browser lacks them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
const { renderToString } = await import('react-dom/server.edge');

const retry = jest.fn();
const Probe = () => <p>{useRetry(retry) ? 'trying' : 'over to you'}</p>;

const remember = (count: number) =>
  sessionStorage.setItem(
    'page-retries',
    JSON.stringify({ address: window.location.href, count, at: Date.now() }),
  );

/** A page made by the server, which knows nothing of earlier loads. */
const served = renderToString(<Probe />);

/** The same, taken over by a browser that does know. */
async function load(): Promise<string | null> {
  document.body.innerHTML = served;
  await act(async () => {
    root = hydrateRoot(document.body, <Probe />, { onRecoverableError });
  });
  return document.body.textContent;
}

let root: ReturnType<typeof hydrateRoot>;
const onRecoverableError = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  act(() => root.unmount());
  jest.useRealTimers();
  jest.clearAllMocks();
});

test('hydrates what the server rendered, and continues to count across page loads', async () => {
  expect(await load()).toBe('trying');
  remember(2);
  act(() => root.unmount());
  expect(await load()).toBe('trying');
  act(() => jest.advanceTimersByTime(7_999));
  expect(retry).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(retry).toHaveBeenCalledTimes(1);
  // The retry may succeed, and the page that it loads must not be reported as lost before.
  act(() => jest.advanceTimersByTime(9_999));
  expect(document.body.textContent).toBe('trying');
  act(() => jest.advanceTimersByTime(1));
  expect(document.body.textContent).toBe('over to you');
  act(() => jest.advanceTimersByTime(60_000));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('leaves retrying to the shopper after the last automatic attempt', async () => {
  remember(3);
  await load();
  act(() => jest.advanceTimersByTime(60_000));
  expect(document.body.textContent).toBe('over to you');
  expect(retry).not.toHaveBeenCalled();
  expect(onRecoverableError).not.toHaveBeenCalled();
});
