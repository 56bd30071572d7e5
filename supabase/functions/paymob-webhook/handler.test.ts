import { beforeEach, expect, jest, test } from '@jest/globals';
import { fakeProject, raised } from '../_shared/testing/fake-project.ts';
import { malformedBodies } from '../_shared/testing/malformed-bodies.ts';
import { applied, ids, merchantRef, noted, openPayment } from '../_shared/testing/orders.ts';
import { paymobCallback, paymobTransaction } from '../_shared/testing/paymob-transaction.ts';
import {
  asVisitor,
  functionUrl,
  posting,
  refused,
  statusAndBody,
} from '../_shared/testing/requests.ts';
import { skipPauses } from '../_shared/testing/skip-pauses.ts';
import { handler } from './handler.ts';

const transactionPath = (id: number) => `paymob.example/api/acceptance/transactions/${id}`;
const paymobPayment = openPayment({ provider: 'paymob', provider_order_id: '700001' });
const project = {
  'rpc/note_payment_hint': noted(paymobPayment),
  'paymob.example/api/auth/tokens': { token: 'an-access-token' },
  [transactionPath(900_001)]: paymobTransaction(),
  'rpc/apply_payment_event': applied,
};

const receiving = ({ text, hmac }: { text: string; hmac: string }) =>
  posting(text, asVisitor, `${functionUrl}?hmac=${hmac}`);
const received = [200, { received: true }];
let logged: jest.SpiedFunction<typeof console.error>;

skipPauses();

beforeEach(() => {
  jest.restoreAllMocks();
  logged = jest.spyOn(console, 'error').mockReturnValue();
});

test('stores a signed callback and applies Paymob’s own answer before acknowledging it', async () => {
  const { deps, requests } = fakeProject(project);
  expect(await statusAndBody(handler(receiving(await paymobCallback()), deps))).toEqual(received);
  const database = requests.filter(({ what }) => what.startsWith('rpc/'));
  expect(database).toMatchObject([
    {
      as: 'server',
      what: 'rpc/note_payment_hint',
      body: {
        p_hint: {
          provider: 'paymob',
          source: 'webhook',
          merchant_ref: merchantRef,
          provider_order_id: '700001',
          status: 'PAID',
        },
      },
    },
    {
      as: 'server',
      what: 'rpc/apply_payment_event',
      body: {
        p_event: {
          provider: 'paymob',
          source: 'pull',
          order_payment_id: ids.payment,
          merchant_ref: merchantRef,
          provider_order_id: '700001',
          transaction_id: '900001',
          status: 'PAID',
          amount_pt: 46_090,
        },
      },
    },
  ]);
  expect(requests.map(({ what }) => what).slice(1)).toEqual(
    expect.arrayContaining([transactionPath(900_001)]),
  );
});

test('ignores an unsigned, changed or incorrectly signed callback', async () => {
  const { deps, requests } = fakeProject();
  const { text, hmac } = await paymobCallback();
  const declined = await paymobCallback({ success: false });
  const forged = [
    { text, hmac: '' },
    { text, hmac: 'sandbox-paymob-hmac' },
    { text, hmac: hmac.slice(0, -1) },
    { text, hmac: declined.hmac },
    { text: declined.text, hmac },
    { text: text.replace('46090', '1'), hmac },
    { text: text.replace('"EGP"', '"USD"'), hmac },
  ];
  for (const sent of forged)
    expect(await refused(handler(receiving(sent), deps))).toEqual([403, 'bad_signature']);
  expect(requests).toEqual([]);
});

const refund = { id: 900_002, is_refund: true, has_parent_transaction: true };
const refundAnswer = paymobTransaction({ ...refund, parent_transaction: 900_001 });

test('queries Paymob about the payment after a refund', async () => {
  const { deps, requests } = fakeProject({
    ...project,
    [transactionPath(900_002)]: refundAnswer,
    [transactionPath(900_001)]: paymobTransaction({
      is_refunded: true,
      refunded_amount_cents: 46_090,
    }),
  });
  const sent = receiving(await paymobCallback(refund));
  expect(await statusAndBody(handler(sent, deps))).toEqual(received);
  const events = requests.filter(({ what }) => what === 'rpc/apply_payment_event');
  expect(events[0]).toMatchObject({
    body: {
      p_event: {
        status: 'REFUNDED',
        transaction_id: '900001',
        refunds: [{ transaction_id: '900002', amount_pt: 46_090 }],
      },
    },
  });
});

test.each([
  ['does not explain', { [transactionPath(900_002)]: () => new Response('', { status: 502 }) }],
  [
    'explains by nothing that it still knows',
    {
      [transactionPath(900_002)]: refundAnswer,
      [transactionPath(900_001)]: () => new Response('', { status: 502 }),
    },
  ],
  [
    'contradicts',
    { [transactionPath(900_002)]: { ...refundAnswer, amount_cents: 1, integration_id: 1002 } },
  ],
])('stores, but does not apply, a refund that Paymob %s', async (_, answers) => {
  const { deps, names } = fakeProject({ ...project, ...answers });
  expect(await statusAndBody(handler(receiving(await paymobCallback(refund)), deps))).toEqual(
    received,
  );
  expect(names()).toContain('rpc/note_payment_hint');
  expect(names()).not.toContain('rpc/apply_payment_event');
});

test('requests another delivery from Paymob when the database refuses', async () => {
  const { deps, names } = fakeProject({
    ...project,
    'rpc/note_payment_hint': () => raised(400, 'invalid_event'),
  });
  expect((await refused(handler(receiving(await paymobCallback()), deps)))[0]).toBe(503);
  expect(names()).toEqual(['rpc/note_payment_hint']);
});

test('acknowledges a genuine callback about an unknown order, and alerts the shop', async () => {
  const { deps, requests } = fakeProject({
    'rpc/note_payment_hint': { known: false, question: null },
  });
  const foreign = await paymobCallback({ order: { id: 1, merchant_order_id: null } });
  expect(await statusAndBody(handler(receiving(foreign), deps))).toEqual(received);
  expect(requests).toMatchObject([{ what: 'rpc/note_payment_hint' }]);
  const { p_hint: hint } = requests[0]?.body as { p_hint: object };
  expect(hint).toMatchObject({ provider_order_id: '1' });
  expect(hint).not.toHaveProperty('merchant_ref');
  expect(logged.mock.calls.map(([line]) => String(line))).toEqual([
    'ALERT message about no payment',
  ]);
});

test('sends no query for a copy of an answered callback', async () => {
  const { deps, names } = fakeProject({
    'rpc/note_payment_hint': { known: true, question: null },
  });
  expect(await statusAndBody(handler(receiving(await paymobCallback()), deps))).toEqual(received);
  expect(names()).toEqual(['rpc/note_payment_hint']);
  expect(logged).not.toHaveBeenCalled();
});

test('malformed bodies never cause a 5xx or reach the database', async () => {
  const { deps, requests } = fakeProject();
  const { hmac } = await paymobCallback();
  const bodies = malformedBodies({ type: 'TRANSACTION', obj: paymobTransaction({ id: 1 }) });
  expect(bodies.length).toBeGreaterThanOrEqual(300);
  for (const text of bodies)
    expect([400, 403]).toContain((await handler(receiving({ text, hmac }), deps)).status);
  expect(requests).toEqual([]);
});
