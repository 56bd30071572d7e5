import { beforeEach, expect, jest, test } from '@jest/globals';
import { fakeProject } from '../_shared/testing/fake-project.ts';
import {
  fawryKnowsNothing,
  fawryMessage,
  fawryStatusPath,
} from '../_shared/testing/fawry-message.ts';
import { malformedBodies } from '../_shared/testing/malformed-bodies.ts';
import { applied, ids, openPayment, otherRef } from '../_shared/testing/orders.ts';
import { paymobTransaction } from '../_shared/testing/paymob-transaction.ts';
import {
  asShopper,
  asVisitor,
  posting,
  refused,
  statusAndBody,
} from '../_shared/testing/requests.ts';
import { skipPauses } from '../_shared/testing/skip-pauses.ts';
import { handler } from './handler.ts';

const json = { 'content-type': 'application/json' };
const bySchedule = { ...json, authorization: 'Bearer the-secret-of-the-schedule' };
const calling = () => posting({}, bySchedule);

const numbered = (count: number, changed: object = {}) =>
  Array.from({ length: count }, (_, index) =>
    openPayment({ order_payment_id: `payment-${index}`, merchant_ref: `ZD-${index}`, ...changed }),
  );
const paymobPayment = openPayment({
  provider: 'paymob',
  provider_order_id: '700001',
});
const project = {
  'rpc/open_payments': [openPayment()],
  'rpc/apply_payment_event': applied,
  'rpc/mark_payment_checked': null,
  'rpc/expire_orders': { expired: [], doubtful: [] },
  'paymob.example/api/auth/tokens': { token: 'an-access-token' },
  'paymob.example/api/ecommerce/orders/transaction_inquiry': () => paymobTransaction(),
};

let logged: jest.SpiedFunction<typeof console.error>;

skipPauses();

beforeEach(() => {
  jest.restoreAllMocks();
  logged = jest.spyOn(console, 'error').mockReturnValue();
});

test('settles a payment that was paid without a notification', async () => {
  const { deps, requests } = fakeProject({
    ...project,
    'rpc/open_payments': [openPayment(), paymobPayment],
    [fawryStatusPath]: await fawryMessage(),
  });
  expect(await statusAndBody(handler(calling(), deps))).toEqual([
    200,
    { checked: 2, applied: 2, failed: 0, expired_orders: 0, more: false },
  ]);
  const events = requests.filter(({ what }) => what === 'rpc/apply_payment_event');
  const words = events.map(({ body }) => body['p_event'] as { provider: string });
  expect(words.sort((a, b) => a.provider.localeCompare(b.provider))).toMatchObject([
    { provider: 'fawry', order_payment_id: ids.payment, status: 'PAID', source: 'pull' },
    { provider: 'paymob', order_payment_id: ids.payment, status: 'PAID', source: 'pull' },
  ]);
  const database = requests.filter(({ as }) => as !== 'provider');
  expect(new Set(database.map(({ as }) => as))).toEqual(new Set(['server']));
});

test('counts a payment unknown to its provider as queried, and expires orders', async () => {
  const { deps, names } = fakeProject({
    ...project,
    [fawryStatusPath]: fawryKnowsNothing,
    'rpc/expire_orders': { expired: ['an order'], doubtful: [] },
  });
  expect(await statusAndBody(handler(calling(), deps))).toMatchObject([
    200,
    { checked: 1, applied: 0, failed: 0, expired_orders: 1 },
  ]);
  expect(names().slice(-2)).toEqual(['rpc/mark_payment_checked', 'rpc/expire_orders']);
});

test('queries every known transaction of a payment, and stores the outcome of each', async () => {
  const { deps, requests } = fakeProject({
    ...project,
    'rpc/open_payments': [
      { ...paymobPayment, status: 'PAID', transaction_ids: ['900001', '900005'] },
    ],
    'paymob.example/api/ecommerce/orders/transaction_inquiry': paymobTransaction({ id: 900_005 }),
    'paymob.example/api/acceptance/transactions/900001': paymobTransaction({
      is_refunded: true,
      refunded_amount_cents: 46_090,
    }),
  });
  expect(await statusAndBody(handler(calling(), deps))).toMatchObject([
    200,
    { checked: 1, applied: 1 },
  ]);
  const events = requests.filter(({ what }) => what === 'rpc/apply_payment_event');
  expect(events.map(({ body }) => body['p_event'])).toMatchObject([
    { transaction_id: '900005', status: 'PAID' },
    { transaction_id: '900001', status: 'REFUNDED', refunded_pt: 46_090 },
  ]);
});

test('applies an answer about another payment to none', async () => {
  const { deps, names } = fakeProject({
    ...project,
    [fawryStatusPath]: () => fawryMessage({ merchantRefNumber: otherRef }),
  });
  expect(await statusAndBody(handler(calling(), deps))).toMatchObject([
    200,
    { checked: 0, failed: 1 },
  ]);
  expect(names()).not.toContain('rpc/apply_payment_event');
});

test('alerts the shop to every order that expired while its provider was silent', async () => {
  const { deps } = fakeProject({
    ...project,
    'rpc/open_payments': [],
    'rpc/expire_orders': { expired: [ids.order, ids.other], doubtful: [ids.other] },
  });
  expect(await statusAndBody(handler(calling(), deps))).toMatchObject([200, { expired_orders: 2 }]);
  expect(logged.mock.calls).toEqual([
    ['ALERT order given up unasked', JSON.stringify({ order_id: ids.other })],
  ]);
});

test('stops querying an unreachable provider, and still handles the other’s payments and expired orders', async () => {
  const { deps, names } = fakeProject({
    ...project,
    'rpc/open_payments': [...numbered(40), paymobPayment],
    [fawryStatusPath]: () => new Response('', { status: 500 }),
  });
  const [status, body] = await statusAndBody(handler(calling(), deps));
  expect([status, body]).toMatchObject([200, { checked: 1, applied: 1 }]);
  expect((body as { failed: number }).failed).toBeLessThan(15);
  expect(names()).not.toContain('rpc/mark_payment_checked');
  expect(names().at(-1)).toBe('rpc/expire_orders');
});

test('queries at most six at once', async () => {
  let open = 0;
  let most = 0;
  const { deps } = fakeProject({
    ...project,
    'rpc/open_payments': numbered(30),
    [fawryStatusPath]: async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setImmediate(resolve));
      open -= 1;
      return fawryKnowsNothing;
    },
  });
  expect(await statusAndBody(handler(calling(), deps))).toMatchObject([200, { checked: 30 }]);
  expect(most).toBe(6);
});

test('reports that more remain after a full batch', async () => {
  const { deps } = fakeProject({
    ...project,
    'rpc/open_payments': numbered(200),
    [fawryStatusPath]: fawryKnowsNothing,
  });
  expect(await statusAndBody(handler(calling(), deps))).toMatchObject([
    200,
    { checked: 200, more: true },
  ]);
});

test('reports an unreachable database to the schedule', async () => {
  const { deps } = fakeProject({ 'rpc/open_payments': () => new Response('', { status: 503 }) });
  expect(await refused(handler(calling(), deps))).toEqual([503, 'service_unavailable']);
});

test('accepts only the schedule, and nobody if it has no secret', async () => {
  const { deps, requests } = fakeProject();
  const others = [
    asVisitor,
    asShopper,
    { ...json, authorization: 'Bearer the-secret-of-the-schedul' },
    { ...json, authorization: 'Bearer sb_secret_test' },
    { ...json, authorization: 'the-secret-of-the-schedule' },
    { ...json, apikey: 'the-secret-of-the-schedule' },
  ];
  for (const headers of others)
    expect(await refused(handler(posting({}, headers), deps))).toEqual([403, 'forbidden']);
  for (const secret of ['', undefined]) {
    const open = fakeProject({}, { RECONCILE_SECRET: secret });
    expect((await refused(handler(calling(), open.deps)))[0]).toBe(403);
    const empty = posting({}, { ...json, authorization: 'Bearer ' });
    expect((await refused(handler(empty, open.deps)))[0]).toBe(403);
  }
  expect(requests).toEqual([]);
});

test('malformed bodies never cause a 5xx', async () => {
  const { deps } = fakeProject({ ...project, [fawryStatusPath]: fawryKnowsNothing });
  const bodies = malformedBodies({ limit: 1 });
  expect(bodies.length).toBeGreaterThanOrEqual(300);
  for (const body of bodies)
    expect((await handler(posting(body, bySchedule), deps)).status).toBeLessThan(500);
});
