import { beforeEach, expect, jest, test } from '@jest/globals';
import { type Asked, fakeProject } from '../_shared/testing/fake-project.ts';
import { malformedBodies } from '../_shared/testing/malformed-bodies.ts';
import { asShopper, asVisitor, posting, refused, told } from '../_shared/testing/requests.ts';
import { handler } from './handler.ts';

const json = { 'content-type': 'application/json' };
const bySchedule = { ...json, authorization: 'Bearer the-secret-of-the-schedule' };
const calling = () => posting({}, bySchedule);

const request = (changed: object = {}) => ({
  request_id: 'request-1',
  email: 'mona@example.eg',
  locale: 'ar',
  token: 'the-token',
  sku: 'CHE-1-QB',
  product_name: 'كيمياء <الدم> & الهواء',
  name_en: 'Chemistry of blood',
  retail_price_pt: 125_050,
  ...changed,
});
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => request({ request_id: `request-${index}` }));

const service = 'mail.example/emails';
const project = {
  'rpc/claim_back_in_stock': [request()],
  'rpc/settle_back_in_stock': null,
  'rpc/prune_back_in_stock': () => 0,
  [service]: { id: 'mail-1' },
};
const answering = (status: number, name = '') =>
  Response.json({ name, message: 'mona@example.eg is …' }, { status });
const settled = (asked: Asked[]) =>
  asked
    .filter(({ what }) => what === 'rpc/settle_back_in_stock')
    .map(({ body }) => body['p_outcome']);
const nothing = { sent: 0, refused: 0, postponed: 0, in_doubt: 0, more: false };

beforeEach(() => {
  jest.restoreAllMocks();
  jest.spyOn(console, 'error').mockReturnValue();
});

test('a mail goes out in the language of its request, and can be stopped with one click', async () => {
  const { deps, asked } = fakeProject({
    ...project,
    'rpc/claim_back_in_stock': [request(), request({ request_id: 'request-2', locale: 'en' })],
  });
  expect(await told(handler(calling(), deps))).toEqual([200, { ...nothing, sent: 2 }]);
  const [arabic, english] = asked.filter(({ what }) => what === service);
  expect(arabic?.headers.get('authorization')).toBe('Bearer re_key');
  expect(arabic?.headers.get('idempotency-key')).toBe('back-in-stock/request-1');
  expect(arabic?.body).toMatchObject({
    from: 'زاد · Zad <books@shop.example>',
    to: ['mona@example.eg'],
    subject: 'رجع للمخزون: كيمياء <الدم> & الهواء',
    headers: {
      'List-Unsubscribe': '<https://shop.example/api/back-in-stock/stop?token=the-token>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
  expect(arabic?.body['html']).toContain('كيمياء &lt;الدم&gt; &amp; الهواء');
  expect(arabic?.body['html']).not.toContain('<الدم>');
  expect(arabic?.body['text']).toContain('1,250.50 جنيه');
  expect(arabic?.body['text']).toContain('https://shop.example/product/CHE-1-QB');
  expect(english?.body['subject']).toBe('Back in stock: Chemistry of blood');
  expect(english?.body['html']).toContain('https://shop.example/en/product/CHE-1-QB');
  expect(english?.body['text']).toContain(
    'https://shop.example/en/back-in-stock/stop?token=the-token',
  );
  expect(settled(asked)).toEqual(['sent', 'sent']);
});

test.each([
  [200, '', 'sent', 'sent'],
  [409, 'invalid_idempotent_request', 'sent', 'sent'],
  [409, 'concurrent_idempotent_requests', 'in_doubt', undefined],
  [422, 'validation_error', 'refused', 'refused'],
  [400, '', 'refused', 'refused'],
  [401, 'missing_api_key', 'postponed', 'retry'],
  [403, '', 'postponed', 'retry'],
  [429, 'rate_limit_exceeded', 'postponed', 'retry'],
  [302, '', 'postponed', 'retry'],
  [500, '', 'in_doubt', undefined],
])('the service answers %i %s: %s', async (status, name, counted, outcome) => {
  const { deps, asked } = fakeProject({ ...project, [service]: () => answering(status, name) });
  expect(await told(handler(calling(), deps))).toEqual([200, { ...nothing, [counted]: 1 }]);
  expect(settled(asked)).toEqual(outcome ? [outcome] : []);
  expect(JSON.stringify(jest.mocked(console.error).mock.calls)).not.toContain('mona@');
});

test('a connection that breaks leaves the mail in doubt', async () => {
  const { deps, asked } = fakeProject({
    ...project,
    [service]: () => {
      throw new TypeError('fetch failed');
    },
  });
  expect(await told(handler(calling(), deps))).toEqual([200, { ...nothing, in_doubt: 1 }]);
  expect(settled(asked)).toEqual([]);
});

test('a service that is away is left alone soon, and what was not begun comes again', async () => {
  const { deps, asked, names } = fakeProject({
    ...project,
    'rpc/claim_back_in_stock': numbered(60),
    [service]: () => answering(503),
  });
  const [status, body] = await told(handler(calling(), deps));
  const { in_doubt, postponed, more } = body as typeof nothing;
  expect([status, more, in_doubt + postponed]).toEqual([200, true, 60]);
  expect(asked.filter(({ what }) => what === service).length).toBeLessThan(7);
  expect(new Set(settled(asked))).toEqual(new Set(['retry']));
  expect(names().at(-1)).toBe('rpc/prune_back_in_stock');
});

test('nothing is claimed while no mail could be sent', async () => {
  const unusable = [
    { MAIL_API_URL: undefined },
    { MAIL_API_URL: 'http://mail.example' },
    { MAIL_API_URL: 'http://127.0.0.1:1/sandbox/mail' },
    { MAIL_API_KEY: ' ' },
    { MAIL_FROM: 'nobody' },
    { MAIL_API_URL: 'http://127.0.0.1:1/sandbox/mail', SANDBOX: '1', APP_ENV: 'live' },
  ];
  for (const settings of unusable) {
    const { deps, asked } = fakeProject(project, settings);
    expect(await refused(handler(calling(), deps))).toEqual([503, 'service_unavailable']);
    expect(asked).toEqual([]);
  }
});

test('an outcome that could not be kept does not stop the others', async () => {
  const { deps } = fakeProject({
    ...project,
    'rpc/claim_back_in_stock': numbered(3),
    'rpc/settle_back_in_stock': () => new Response('', { status: 503 }),
  });
  expect(await told(handler(calling(), deps))).toEqual([200, { ...nothing, sent: 3 }]);
});

test('only the schedule may call', async () => {
  const { deps, asked } = fakeProject();
  for (const headers of [asVisitor, asShopper, { ...json, authorization: 'Bearer sb_secret_test' }])
    expect(await refused(handler(posting({}, headers), deps))).toEqual([403, 'forbidden']);
  expect(asked).toEqual([]);
});

test('no malformed body is our fault', async () => {
  const { deps } = fakeProject(project);
  const bodies = malformedBodies({ limit: 1 });
  expect(bodies.length).toBeGreaterThanOrEqual(300);
  for (const body of bodies)
    expect((await handler(posting(body, bySchedule), deps)).status).toBeLessThan(500);
});
