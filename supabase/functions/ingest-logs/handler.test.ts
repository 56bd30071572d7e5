import { beforeEach, expect, jest, test } from '@jest/globals';
import { fakeProject, raised } from '../_shared/testing/fake-project.ts';
import { malformedBodies } from '../_shared/testing/malformed-bodies.ts';
import {
  asShopper,
  asVisitor,
  posting,
  refused,
  statusAndBody,
} from '../_shared/testing/requests.ts';
import { handler } from './handler.ts';

const shopper = 'd0000000-0000-4000-8000-000000000001';
const session = {
  session_id: 'c0000000-0000-4000-8000-00000000000a',
  anon_id: 'a0000000-0000-4000-8000-00000000000a',
  user_id: 'd0000000-0000-4000-8000-00000000dead',
  app_version: '1.0.0',
  locale: 'ar',
  tz: 'Africa/Cairo',
  user_agent: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0.0.0',
  referrer: 'https://search.example/?q=mona@example.com#x',
};
const event = {
  ts: Date.now(),
  level: 'info',
  kind: 'route',
  name: 'page',
  path: '/product/9789770000000',
  url: 'https://shop.example/product/9789770000000?page=2&q=01012345678#buy',
  build: 'abc1234',
  payload: { from: '/shop' },
};
const visit = { session, events: [event] };

const project = () =>
  fakeProject({
    'rpc/keep_telemetry': ({ body }) => ({ kept: (body['p_events'] as object[]).length }),
    user_profiles: ({ as }) => (as === 'shopper' ? [{ user_id: shopper }] : []),
  });

type Kept = { p_session: object; p_events: Record<string, unknown>[]; p_user_id: string | null };
async function kept(body: unknown, headers = asVisitor): Promise<Kept> {
  const { deps, requests } = project();
  expect((await handler(posting(body, headers), deps)).status).toBe(200);
  return requests.at(-1)?.body as unknown as Kept;
}

beforeEach(() => {
  jest.restoreAllMocks();
  jest.spyOn(console, 'error').mockReturnValue();
});

test('stores a visit in the server’s role, without private data', async () => {
  const { deps, requests } = project();
  expect(await statusAndBody(handler(posting(visit, asVisitor), deps))).toEqual([
    200,
    { kept: 1, dropped: 0 },
  ]);
  expect(requests.map(({ what, as }) => [what, as])).toEqual([['rpc/keep_telemetry', 'server']]);
  const { user_id: _, ...known } = session;
  expect(requests[0]?.body).toEqual({
    p_session: { ...known, referrer: 'https://search.example/' },
    p_events: [
      {
        ...event,
        ts: new Date(event.ts).toISOString(),
        url: 'https://shop.example/product/9789770000000',
      },
    ],
    p_user_id: null,
    p_headers: {},
  });
});

test('passes on only the headers of the proxies that contain the caller’s address', async () => {
  const { deps, requests } = project();
  const address = {
    'cf-connecting-ip': '203.0.113.9',
    'x-forwarded-for': '198.51.100.1, 10.0.0.1',
  };
  await handler(posting(visit, { ...asVisitor, ...address, cookie: 'sb=x' }), deps);
  expect(requests[0]?.body['p_headers']).toEqual(address);
});

test('accepts a beacon as plain text with the key in its address, and no other types', async () => {
  const { deps } = project();
  const url = 'https://project.example/functions/v1/ingest-logs?apikey=sb_publishable_test';
  for (const type of ['text/plain;charset=UTF-8', 'application/json']) {
    const answer = await handler(posting(visit, { 'content-type': type }, url), deps);
    expect(answer.status).toBe(200);
  }
  for (const type of ['multipart/form-data', 'application/x-www-form-urlencoded', 'text/html', ''])
    expect(await refused(handler(posting(visit, { 'content-type': type }), deps))).toEqual([
      415,
      'unsupported_media_type',
    ]);
});

test('takes the account from the token, never from the body', async () => {
  expect((await kept(visit, asShopper)).p_user_id).toBe(shopper);
  expect((await kept(visit, asVisitor)).p_user_id).toBeNull();
  const token = asShopper.authorization.slice('Bearer '.length);
  expect((await kept({ ...visit, token }, asVisitor)).p_user_id).toBe(shopper);
  for (const none of ['', 'forged token\n', 7, null])
    expect((await kept({ ...visit, token: none }, asVisitor)).p_user_id).toBeNull();
  const forged = { ...asVisitor, authorization: 'Bearer forged.token.here' };
  expect((await kept(visit, forged)).p_user_id).toBeNull();
  const { deps, requests } = fakeProject({
    'rpc/keep_telemetry': { kept: 1 },
    user_profiles: () => raised(401, 'expired'),
  });
  expect((await handler(posting(visit, asShopper), deps)).status).toBe(200);
  expect(requests.at(-1)?.body['p_user_id']).toBeNull();
});

test('redacts secrets in any position', async () => {
  const secrets = {
    password: 'hunter2',
    access_token: 'x',
    headers: { Authorization: 'Bearer abc' },
    deep: [{ cardNumber: '1', cvv: 123, userEmail: {}, phone_2: ['1'], clientSecret: 1 }],
    message: 'mona@example.com called +20 101 234 5678 with eyJhbGciOiJI.eyJzdWIi.sig, bearer abcd',
    arabic: 'اتصل بـ ٠١٠١٢٣٤٥٦٧٨',
    long: 'x'.repeat(600),
    order_id: shopper,
    duration: 12.5,
  };
  const { p_events } = await kept({ session, events: [{ ...event, payload: secrets }] });
  expect(p_events[0]?.['payload']).toEqual({
    password: '[REDACTED]',
    access_token: '[REDACTED]',
    headers: { Authorization: '[REDACTED]' },
    deep: [
      Object.fromEntries(
        ['cardNumber', 'cvv', 'userEmail', 'phone_2', 'clientSecret'].map((key) => [
          key,
          '[REDACTED]',
        ]),
      ),
    ],
    message: '[REDACTED] called [REDACTED] with [REDACTED], [REDACTED]',
    arabic: 'اتصل بـ [REDACTED]',
    long: 'x'.repeat(500),
    order_id: shopper,
    duration: 12.5,
  });
});

test('keeps valid events next to an invalid one, and corrects a wrong clock', async () => {
  const before = Date.now();
  const { p_events } = await kept({
    session,
    events: [
      null,
      'text',
      { ...event, kind: 'sale' },
      { ...event, name: '' },
      { ...event, level: 'fatal', path: 7, payload: 'x', build: 'b'.repeat(50) },
      { ...event, ts: 1e300 },
      { ...event, ts: '2001-01-01' },
      { ...event, ts: 'yesterday' },
      { kind: 'api', name: 'n'.repeat(900) },
    ],
  });
  expect(p_events).toHaveLength(5);
  expect(p_events[0]).toMatchObject({
    level: 'info',
    path: null,
    payload: {},
    build: 'b'.repeat(40),
  });
  for (const { ts } of p_events.slice(1))
    expect(Date.parse(String(ts))).toBeGreaterThanOrEqual(before);
  expect(p_events.at(-1)).toMatchObject({ name: 'n'.repeat(200), url: null });
});

test('cleans text that the database cannot store, and limits depth and size', async () => {
  let deep: object = {};
  for (let depth = 0; depth < 1_500; depth += 1) deep = { deep };
  const wide = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [`key${index}`, 'x'.repeat(90)]),
  );
  const { p_events } = await kept({
    session: { ...session, locale: 'a\0r\ud800' },
    events: [
      { ...event, name: 'a\0\ud800b', payload: { 'k\0': '\udfff😀' } },
      { ...event, payload: deep },
      { ...event, payload: wide },
      {
        ...event,
        payload: Object.fromEntries(Object.keys(wide).map((key) => [key, 'y'.repeat(400)])),
      },
    ],
  });
  expect(p_events[0]).toMatchObject({ name: 'ab', payload: { k: '😀' } });
  expect(JSON.stringify(p_events[1]).length).toBeLessThan(400);
  expect(Object.keys(p_events[2]?.['payload'] as object)).toHaveLength(20);
  expect(p_events[3]?.['payload']).toEqual({ cut: true });
});

test('refuses too many events, too many bytes, and callers over the database’s limit', async () => {
  const { deps, requests } = project();
  const many = { session, events: Array.from({ length: 101 }, () => event) };
  expect(await refused(handler(posting(many), deps))).toEqual([400, 'invalid_request']);
  const large = { session, events: [{ ...event, payload: { text: 'x'.repeat(70_000) } }] };
  expect(await refused(handler(posting(large), deps))).toEqual([413, 'too_large']);
  expect(requests).toEqual([]);
  const flooded = fakeProject({ 'rpc/keep_telemetry': () => raised(429, 'too_many_events') });
  const answer = await handler(posting(visit, asVisitor), flooded.deps);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '5']);
});

test('counts invalid events without calling the database', async () => {
  const { deps, requests } = project();
  expect(await statusAndBody(handler(posting({ session, events: [1, {}] }), deps))).toEqual([
    200,
    { kept: 0, dropped: 2 },
  ]);
  expect(requests).toEqual([]);
});

test('allows only the shop’s own pages to read the response', async () => {
  const { deps } = project();
  const from = async (origin: string) =>
    (await handler(posting(visit, { ...asVisitor, origin }), deps)).headers.get(
      'access-control-allow-origin',
    );
  expect(await from('https://shop.example')).toBe('https://shop.example');
  expect(await from('https://evil.example')).toBeNull();
});

test('malformed bodies never cause a 5xx', async () => {
  const { deps } = project();
  const bodies = malformedBodies(visit);
  expect(bodies.length).toBeGreaterThanOrEqual(300);
  for (const type of ['application/json', 'text/plain;charset=UTF-8'])
    for (const body of bodies)
      expect((await handler(posting(body, { 'content-type': type }), deps)).status).toBeLessThan(
        500,
      );
});
