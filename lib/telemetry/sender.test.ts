/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { telemetryEnv } from '@/lib/env/telemetry';
import { record } from './record';
import { telemetrySender } from './sender';
import { note, queue } from './queue';

const mostWaiting = 100;
const shopper = 'd0000000-0000-4000-8000-000000000001';
type Sent = { session: Record<string, unknown>; events: Record<string, unknown>[] };

const headers = { apikey: telemetryEnv.key, 'content-type': 'application/json' };
const answers: ({ status: number } | Error)[] = [];
const fetched: { url: string; init: RequestInit }[] = [];
const beacons: { url: string; body: string }[] = [];
let isBeaconTaken = true;

const bodyOf = (index: number) => JSON.parse(fetched[index]!.init.body as string) as Sent;
const namesOf = ({ events }: Sent) => events.map(({ name }) => name);
const page = (name: string) => record({ kind: 'route', name });

beforeEach(() => {
  queue.length = 0;
  answers.length = 0;
  fetched.length = 0;
  beacons.length = 0;
  isBeaconTaken = true;
  localStorage.clear();
  sessionStorage.clear();
  globalThis.fetch = (url, init) => {
    fetched.push({ url: url as string, init: init! });
    const answer = answers.shift() ?? { status: 200 };
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as Response);
  };
  navigator.sendBeacon = (url, body) => {
    if (isBeaconTaken) beacons.push({ url: String(url), body: body as string });
    return isBeaconTaken;
  };
});
afterEach(() => {
  document.cookie = 'sb-shop-auth-token=; max-age=0';
  document.cookie = 'sb-shop-auth-token.0=; max-age=0';
  document.cookie = 'sb-shop-auth-token.1=; max-age=0';
});

test('sends queued events once, as JSON with the key in a header', async () => {
  const { flush } = telemetrySender();
  page('one');
  page('two');
  await flush();
  await flush();
  expect(fetched).toHaveLength(1);
  expect(fetched[0]!.url).toMatch(/\/functions\/v1\/ingest-logs$/);
  expect(fetched[0]!.init.headers).toEqual(headers);
  expect(namesOf(bodyOf(0))).toEqual(['one', 'two']);
  expect(bodyOf(0).session).toMatchObject({ user_id: null, user_agent: navigator.userAgent });
  expect(bodyOf(0).session['tz']).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(sessionStorage['telemetry']).toBe(bodyOf(0).session['session_id']);
  expect(localStorage['telemetry']).toBe(bodyOf(0).session['anon_id']);
});

test('retries undelivered events and drops the oldest if there are too many', async () => {
  const { flush } = telemetrySender();
  for (const failure of [new TypeError('offline'), { status: 503 }]) {
    answers.push(failure);
    page('kept');
    await flush();
  }
  expect(namesOf(bodyOf(1))).toEqual(['kept', 'kept']);
  answers.push(new TypeError('offline'));
  for (let index = 0; index < mostWaiting + 20; index += 1) page(`event ${index}`);
  expect(queue).toHaveLength(mostWaiting);
  await flush();
  const sent: unknown[] = [];
  for (fetched.length = 0; ; fetched.length = 0) {
    await flush();
    if (fetched.length === 0) break;
    sent.push(...namesOf(bodyOf(0)));
  }
  expect(sent).toEqual(Array.from({ length: mostWaiting }, (_, index) => `event ${index + 20}`));
});

test.each([400, 401, 413, 415])('discards events rejected with %i', async (status) => {
  const { flush } = telemetrySender();
  answers.push({ status });
  page('refused');
  await flush();
  await flush();
  expect(fetched).toHaveLength(1);
  page('next');
  await flush();
  expect(namesOf(bodyOf(1))).toEqual(['next']);
});

test.each([408, 429, 500])('retries events rejected with %i', async (status) => {
  const { flush } = telemetrySender();
  answers.push({ status });
  page('late');
  await flush();
  await flush();
  expect(fetched.map((_, index) => namesOf(bodyOf(index)))).toEqual([['late'], ['late']]);
});

test('on leaving, sends all events as beacons within the size limit and keeps those that were not accepted', () => {
  const { flushOnExit } = telemetrySender();
  for (let index = 0; index < mostWaiting; index += 1)
    record({ kind: 'api', name: `call ${index}`, payload: { text: 'نص '.repeat(160) } });
  flushOnExit();
  const bodies = beacons.map(({ body }) => JSON.parse(body) as Sent);
  expect(bodies.flatMap(namesOf)).toHaveLength(mostWaiting);
  expect(beacons[0]!.url).toMatch(/\/functions\/v1\/ingest-logs\?apikey=.+/);
  for (const { body } of beacons) expect(Buffer.byteLength(body)).toBeLessThan(64_000);
  isBeaconTaken = false;
  page('late');
  flushOnExit();
  isBeaconTaken = true;
  beacons.length = 0;
  flushOnExit();
  expect(namesOf(JSON.parse(beacons[0]!.body) as Sent)).toEqual(['late']);
});

test('sends a shopper’s token, from one cookie or several, and in the body of a beacon', async () => {
  const token = `header.${btoa(JSON.stringify({ role: 'a', sub: shopper })).replaceAll('=', '')}.signature`;
  const session = btoa(JSON.stringify({ access_token: token, user: { name: '???>>>' } }));
  const value = `base64-${session.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
  const { flush, flushOnExit } = telemetrySender();
  document.cookie = `sb-shop-auth-token=${value}`;
  page('signed in');
  await flush();
  document.cookie = 'sb-shop-auth-token=; max-age=0';
  document.cookie = `sb-shop-auth-token.0=${value.slice(0, 40)}`;
  document.cookie = `sb-shop-auth-token.1=${value.slice(40)}`;
  page('still');
  await flush();
  for (const [index, { init }] of fetched.entries()) {
    expect(init.headers).toEqual({ ...headers, authorization: `Bearer ${token}` });
    expect(bodyOf(index).session['user_id']).toBe(shopper);
  }
  page('leaving');
  flushOnExit();
  expect(JSON.parse(beacons[0]!.body)).toMatchObject({ token, session: { user_id: shopper } });
  document.cookie = 'sb-shop-auth-token.0=base64-%%%';
  page('broken');
  await flush();
  expect(fetched[2]!.init.headers).toEqual(headers);
  expect(bodyOf(2).session['user_id']).toBeNull();
});

test('reports any thrown value; one that cannot be read does not block the others', async () => {
  const { flush } = telemetrySender();
  const failed = Object.assign(new RangeError('a long way to mona@example.com'), { digest: '123' });
  note(new ErrorEvent('error', { error: failed, message: 'Uncaught' }));
  note(new ErrorEvent('error', { message: 'Script error.' }));
  note(Object.assign(new Event('unhandledrejection'), { reason: undefined }));
  note(failed);
  note({ kind: {} });
  note(Object.create(null));
  note({ name: 7, message: 'odd' });
  note('a text');
  note(null);
  await flush();
  expect(bodyOf(0).events.map(({ name, payload }) => [name, payload])).toEqual([
    ['RangeError', expect.objectContaining({ message: 'a long way to [REDACTED]', from: 'error' })],
    ['Error', expect.objectContaining({ message: 'Script error.', from: 'error' })],
    ['Error', expect.objectContaining({ message: 'undefined', from: 'unhandledrejection' })],
    ['RangeError', expect.objectContaining({ digest: '123', from: 'screen' })],
    ['Error', expect.objectContaining({ message: '[object Object]' })],
    ['Error', expect.objectContaining({ message: 'a text' })],
    ['Error', expect.objectContaining({ message: 'null' })],
  ]);
  expect(bodyOf(0).events[0]).toMatchObject({ kind: 'error', level: 'error', path: '/' });
});
