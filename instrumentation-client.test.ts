/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

type Sent = { session: { session_id: string }; events: { name: string; path: string }[] };
const beacons: Sent[] = [];

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
  beacons.length = 0;
  sessionStorage.clear();
  localStorage.clear();
  navigator.sendBeacon = (_, body) => Boolean(beacons.push(JSON.parse(body as string) as Sent));
  for (const [name, value] of Object.entries({ doNotTrack: null, globalPrivacyControl: false }))
    Object.defineProperty(navigator, name, { value, configurable: true });
  history.replaceState(null, '', '/product/A?q=mona@example.com');
});
afterEach(() => {
  jest.useRealTimers();
});

test('reports a page that is left immediately, with its errors', async () => {
  await import('./instrumentation-client');
  dispatchEvent(
    new ErrorEvent('error', { error: new RangeError('no shelf for mona@example.com') }),
  );
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(new Event('pagehide'));
  expect(beacons).toHaveLength(1);
  expect(beacons[0]?.events).toMatchObject([
    { kind: 'route', name: 'page', path: '/product/A', payload: {} },
    { kind: 'error', name: 'RangeError', payload: { message: 'no shelf for [REDACTED]' } },
  ]);
  expect(beacons[0]?.session.session_id).toBe(sessionStorage['telemetry']);
});

test('reports a page that a phone suspends', async () => {
  await import('./instrumentation-client');
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  dispatchEvent(new Event('visibilitychange'));
  expect(beacons[0]?.events.map(({ name }) => name)).toEqual(['page']);
});

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('sends nothing if the visitor asks not to be tracked (%s)', async (name, value) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  await import('./instrumentation-client');
  dispatchEvent(new Event('pagehide'));
  expect(beacons).toEqual([]);
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});
