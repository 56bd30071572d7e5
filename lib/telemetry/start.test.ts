/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { queue } from './queue';
import { watchCalls } from './watch-calls';
import { watchPages } from './watch-pages';
import { watchVitals } from './watch-vitals';

type Entry = Record<string, unknown>;
const observers = new Map<string, (entries: Entry[]) => void>();

beforeEach(() => {
  queue.length = 0;
  observers.clear();
  globalThis.PerformanceObserver = class {
    readonly #callback: PerformanceObserverCallback;
    constructor(callback: PerformanceObserverCallback) {
      this.#callback = callback;
    }
    observe({ type }: PerformanceObserverInit) {
      const list = (entries: Entry[]) => ({ getEntries: () => entries });
      observers.set(type!, (entries) =>
        this.#callback(list(entries) as unknown as PerformanceObserverEntryList, this as never),
      );
    }
  } as unknown as typeof PerformanceObserver;
  performance.getEntriesByType = () =>
    [{ name: `${location.origin}/shop`, responseStart: 120.4 }] as unknown as PerformanceEntryList;
});

test('records the duration and, if available, the status of backend calls, and failures as errors', () => {
  watchCalls();
  const backend = process.env['NEXT_PUBLIC_SUPABASE_URL']!;
  const call = (path: string, duration: number, responseStatus?: number) => ({
    name: backend + path,
    startTime: 10,
    duration,
    responseStatus,
  });
  observers.get('resource')!([
    call('/rest/v1/rpc/quote_order?select=secret', 80.6, 200),
    call('/functions/v1/create-order', 20, 503),
    call('/auth/v1/token?grant_type=password', 30, 400),
    call('/rest/v1/orders', 40),
    call('/rest/v1/promos', 50, 0),
    call('/functions/v1/ingest-logs?apikey=x', 10, 200),
    call('/storage/v1/object/public/cover.webp', 10, 200),
    { name: `${location.origin}/rest/v1/other`, startTime: 0, duration: 1, responseStatus: 200 },
  ]);
  expect(queue).toEqual(
    [
      ['info', '/rest/v1/rpc/quote_order', { duration: 81, status: 200 }],
      ['error', '/functions/v1/create-order', { duration: 20, status: 503 }],
      ['warn', '/auth/v1/token', { duration: 30, status: 400 }],
      ['info', '/rest/v1/orders', { duration: 40, status: null }],
      ['error', '/rest/v1/promos', { duration: 50, status: 0 }],
    ].map(([level, name, payload]) =>
      expect.objectContaining({ kind: 'api', level, name, payload }),
    ),
  );
});

test('records each page once, whether opened by the router or by going back', () => {
  history.replaceState(null, '', '/shop?q=mona');
  const left: string[] = [];
  watchPages(location.href, () => left.push(location.pathname));
  history.replaceState(null, '', '/shop?page=2#books');
  history.pushState(null, '', '/product/A');
  history.pushState(null, '', '/product/A?utm=1');
  history.replaceState(null, '', '/en/product/A');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(left).toEqual(['/shop', '/shop', '/product/A', '/product/A']);
  const queued = queue as { name: string; url: string; payload: object }[];
  expect(queued.map(({ url, payload }) => [new URL(url).pathname, payload])).toEqual([
    ['/product/A', { from: '/shop' }],
    ['/en/product/A', { from: '/product/A' }],
  ]);
});

test('records web vitals once, when the page is left', () => {
  const reportVitals = watchVitals(`${location.origin}/shop`);
  observers.get('largest-contentful-paint')!([{ startTime: 500 }, { startTime: 900.2 }]);
  const shift = (startTime: number, value: number, hadRecentInput = false) => ({
    startTime,
    value,
    hadRecentInput,
  });
  observers.get('layout-shift')!([
    shift(0, 0.125),
    shift(900, 0.125),
    shift(1_000, 9, true),
    shift(3_000, 0.1),
  ]);
  observers.get('event')!([
    { duration: 300 },
    { duration: 64, interactionId: 1 },
    { duration: 48, interactionId: 2 },
  ]);
  reportVitals();
  reportVitals();
  expect(queue).toEqual([
    expect.objectContaining({
      kind: 'route',
      name: 'web_vitals',
      url: `${location.origin}/shop`,
      payload: { ttfb: 120, lcp: 900, inp: 64, cls: 0.25 },
    }),
  ]);
});

test.each([
  [{ doNotTrack: '1' }, 0],
  [{ globalPrivacyControl: true }, 0],
  [{}, 1],
])('for a browser with %j, starts telemetry: %i', async (navigatorValues, listening) => {
  jest.resetModules();
  for (const [name, value] of Object.entries({
    doNotTrack: null,
    globalPrivacyControl: false,
    ...navigatorValues,
  }))
    Object.defineProperty(navigator, name, { value, configurable: true });
  sessionStorage.clear();
  localStorage.clear();
  const timer = jest.spyOn(globalThis, 'setInterval').mockReturnValue(0 as never);
  await import('./start');
  expect(timer).toHaveBeenCalledTimes(listening);
  expect(observers.size > 0).toBe(listening === 1);
  expect([sessionStorage.length, localStorage.length]).toEqual([listening, listening]);
  timer.mockRestore();
});
