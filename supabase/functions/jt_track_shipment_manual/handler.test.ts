import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fakeProject } from '../_shared/testing/fake-project.ts';
import { malformedBodies } from '../_shared/testing/malformed-bodies.ts';
import { asVisitor, posting, refused, statusAndBody } from '../_shared/testing/requests.ts';
import { skipPauses } from '../_shared/testing/skip-pauses.ts';
import { handler } from './handler.ts';

const code = 'UEG000000190252';
const trace = 'jt.example/api/logistics/trace';
const settings = {
  JT_BASE_URL: 'https://jt.example/api',
  JT_API_ACCOUNT: '1',
  JT_PRIVATE_KEY: 'key',
};
const scan = { scanTime: '2026-07-01 09:00:00', desc: 'وصلت', scanTypeCode: '10' };
const answered = (...details: object[]) => ({
  code: '1',
  data: [{ billCode: code, details }],
});
const known = (changed: object = {}) => [
  { bill_code: code, answer: null, is_due: true, failure: null, ...changed },
];
const shown = {
  bill_code: code,
  provider: 'jt',
  history: [
    { scan_time: '2026-07-01T09:00:00+03:00', description: 'وصلت', normalized_status: 'delivered' },
  ],
};

function project(changed: Parameters<typeof fakeProject>[0] = {}) {
  return fakeProject(
    {
      'rpc/own_bill_codes': [code],
      'rpc/begin_tracking': known(),
      'rpc/keep_tracking': null,
      'rpc/fail_tracking': null,
      [trace]: answered(scan),
      ...changed,
    },
    settings,
  );
}
const track = (deps: ReturnType<typeof project>['deps'], codes: unknown = [code]) =>
  handler(posting({ bill_codes: codes }), deps);

skipPauses();

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => void jest.restoreAllMocks());

test('queries the courier about the shopper’s own parcel, and caches the answer', async () => {
  const { deps, requests, names } = project();
  const [status, body] = await statusAndBody(track(deps));
  expect(status).toBe(200);
  expect(body).toMatchObject({ results: [{ ...shown, jt_tracking_response: { data: [{}] } }] });
  expect(requests.map(({ as }) => as)).toEqual(['shopper', 'server', 'provider', 'server']);
  expect(names().at(-1)).toBe('rpc/keep_tracking');
  expect(requests.at(-1)?.body).toMatchObject({
    p_courier: 'jt',
    // Delivered: nothing new is to be expected.
    p_answers: [{ bill_code: code, seconds: 86_400, answer: { provider: 'jt' } }],
  });
});

test('queries a parcel in transit again after five minutes', async () => {
  const { deps, requests } = project({ [trace]: answered({ ...scan, scanTypeCode: '5' }) });
  await track(deps);
  expect(requests.at(-1)?.body).toMatchObject({ p_answers: [{ seconds: 300 }] });
});

test.each([
  ['nobody’s', []],
  ['somebody else’s beside one’s own', ['UEG000000190252']],
])('does not find a number that is %s, and does not query J&T', async (_, own) => {
  const { deps, names } = project({ 'rpc/own_bill_codes': own });
  expect(await refused(track(deps, [code, 'UEG9']))).toEqual([404, 'shipment_not_found']);
  expect(names()).toEqual(['rpc/own_bill_codes']);
});

test('does not query the courier for a cached answer', async () => {
  const { deps, names } = project({
    'rpc/begin_tracking': known({ is_due: false, answer: shown }),
  });
  expect(await statusAndBody(track(deps))).toEqual([200, { results: [shown] }]);
  expect(names()).toEqual(['rpc/own_bill_codes', 'rpc/begin_tracking']);
});

test('waits for the answer while another caller is querying', async () => {
  const answers = [
    known({ is_due: false }),
    known({ is_due: false }),
    known({ is_due: false, answer: shown }),
  ];
  const { deps, names } = project({ 'rpc/begin_tracking': () => answers.shift() });
  expect(await statusAndBody(track(deps))).toEqual([200, { results: [shown] }]);
  expect(names()).not.toContain(trace);
});

test('waits at most nine seconds for other callers', async () => {
  const { deps } = project({ 'rpc/begin_tracking': known({ is_due: false }) });
  const startedAt = Date.now();
  expect(await refused(track(deps))).toEqual([504, 'courier_timeout']);
  expect(Date.now() - startedAt).toBeLessThanOrEqual(9_000);
});

const html = () => new Response('<html>', { status: 502 });
test.each([
  [html, 503, 'courier_unavailable', 15],
  [() => new Response('<html>'), 503, 'courier_unavailable', 15],
  [{ code: '145003030' }, 502, 'courier_refused', 60],
])('does not query a failing courier again at once: %s', async (answer, status, failure, rest) => {
  const { deps, requests } = project({ [trace]: answer });
  expect(await refused(track(deps))).toEqual([status, failure]);
  expect(requests.at(-1)).toMatchObject({
    what: 'rpc/fail_tracking',
    body: { p_failure: failure, p_seconds: rest },
  });
});

test('returns the previous answer if no new one is available', async () => {
  const failing = project({ [trace]: html, 'rpc/begin_tracking': known({ answer: shown }) });
  expect(await statusAndBody(track(failing.deps))).toEqual([200, { results: [shown] }]);
  const resting = project({
    'rpc/begin_tracking': known({ is_due: false, answer: shown, failure: 'courier_timeout' }),
  });
  expect(await statusAndBody(track(resting.deps))).toEqual([200, { results: [shown] }]);
});

test('returns a known failure without a query', async () => {
  const { deps, names } = project({
    'rpc/begin_tracking': known({ is_due: false, failure: 'courier_timeout' }),
  });
  expect(await refused(track(deps))).toEqual([504, 'courier_timeout']);
  expect(names()).not.toContain(trace);
});

test('does not query J&T without an account', async () => {
  const { deps } = fakeProject({
    'rpc/own_bill_codes': [code],
    'rpc/begin_tracking': known(),
    'rpc/fail_tracking': null,
  });
  expect(await refused(track(deps))).toEqual([503, 'courier_unavailable']);
});

test('returns a repeated number twice, and queries it once', async () => {
  const { deps, requests } = project();
  const [, body] = await statusAndBody(track(deps, [code, code]));
  expect((body as { results: object[] }).results).toHaveLength(2);
  expect(requests[0]?.body).toMatchObject({ p_bill_codes: [code] });
});

test.each([
  [[]],
  [Array.from({ length: 6 }, (_, index) => `UEG${index}000`)],
  [['../x']],
  [['a b c d']],
  [['x'.repeat(41)]],
  [[1]],
  ['UEG1'],
  [null],
])('refuses %j before any query', async (codes) => {
  const { deps, requests } = project();
  expect(await refused(track(deps, codes))).toEqual([400, 'invalid_request']);
  expect(requests).toEqual([]);
});

test('refuses visitors, also with 300 malformed bodies', async () => {
  const { deps, requests } = project();
  expect(await refused(handler(posting({ bill_codes: [code] }, asVisitor), deps))).toEqual([
    401,
    'not_signed_in',
  ]);
  const statuses = new Set<number>();
  for (const body of malformedBodies({ bill_codes: ['x', [code]] }))
    statuses.add((await handler(posting(body), deps)).status);
  expect([...statuses].filter((status) => status >= 500 || status < 400)).toEqual([]);
  expect(requests).toEqual([]);
});
