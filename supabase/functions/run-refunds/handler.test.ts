import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fakeProject } from '../_shared/testing/fake-project.ts';
import { fawryStatusPath } from '../_shared/testing/fawry-message.ts';
import { malformedBodies } from '../_shared/testing/malformed-bodies.ts';
import { ids } from '../_shared/testing/orders.ts';
import { paymobTransaction } from '../_shared/testing/paymob-transaction.ts';
import {
  bySchedule,
  calling,
  due,
  fawryRefund,
  inTurn,
  nothing,
  permission,
  project,
  refundId,
  state,
} from '../_shared/testing/refunds.ts';
import {
  asShopper,
  asVisitor,
  posting,
  refused,
  statusAndBody,
} from '../_shared/testing/requests.ts';
import { skipPauses } from '../_shared/testing/skip-pauses.ts';
import { handler } from './handler.ts';

const paymobRefund = 'paymob.example/api/acceptance/void_refund/refund';
const inquiry = 'paymob.example/api/ecommerce/orders/transaction_inquiry';
const transaction = 'paymob.example/api/acceptance/transactions/900001';
const settings = { PAYMOB_SECRET_KEY: 'egy_sk_test_1' };

let logged: jest.SpiedFunction<typeof console.error>;

skipPauses();

beforeEach(() => {
  jest.restoreAllMocks();
  logged = jest.spyOn(console, 'error').mockReturnValue();
});

describe('a refund', () => {
  test('is queried, permitted, requested, recorded, and queried again, in this order', async () => {
    const { deps, requests, names } = fakeProject(project());
    expect(await statusAndBody(handler(calling(), deps))).toEqual([
      200,
      { ...nothing, refunds: 1, requested: 1, done: 1 },
    ]);
    expect(names()).toEqual([
      'rpc/claim_refunds',
      fawryStatusPath,
      'rpc/apply_payment_event',
      'rpc/step_refund',
      fawryRefund,
      'rpc/note_refund_answer',
      fawryStatusPath,
      'rpc/apply_payment_event',
      'rpc/step_refund',
      'rpc/refunds_to_report',
      'rpc/claim_withdrawals',
    ]);
    expect(requests.find(({ what }) => what === fawryRefund)?.body).toMatchObject({
      referenceNumber: '970177001',
      refundAmount: 460.9,
      reason: 'ZD-7K3M-9QXT',
    });
    expect(requests.find(({ what }) => what === 'rpc/note_refund_answer')?.body).toEqual({
      p_refund_id: refundId,
      p_attempt: 1,
      p_answer: 'accepted',
      p_refusal: null,
      p_evidence: { code: '200' },
    });
    const database = requests.filter(({ as }) => as !== 'provider');
    expect(new Set(database.map(({ as }) => as))).toEqual(new Set(['server']));
  });

  test('with Paymob is requested for its transaction', async () => {
    const { deps, requests, names } = fakeProject(
      {
        ...project(),
        'rpc/claim_refunds': [
          due({ provider: 'paymob', provider_order_id: '700001', transaction_ids: ['900001'] }),
        ],
        'rpc/step_refund': inTurn(
          permission({ provider: 'paymob', transaction_id: '900001', amount_pt: 100 }),
          state('accepted'),
        ),
        [inquiry]: () => paymobTransaction(),
        [transaction]: () => paymobTransaction(),
        [paymobRefund]: { id: 900_002, success: true },
      },
      settings,
    );
    expect(await statusAndBody(handler(calling(), deps))).toMatchObject([
      200,
      { requested: 1, done: 0 },
    ]);
    expect(requests.find(({ what }) => what === paymobRefund)?.body).toEqual({
      transaction_id: '900001',
      amount_cents: 100,
    });
    expect(names().filter((name) => name === inquiry)).toHaveLength(2);
  });

  test.each(['queued', 'calling', 'accepted', 'in_doubt', 'refused', 'done'])(
    'without a permission nothing is requested: %s',
    async (word) => {
      const { deps, names } = fakeProject({ ...project(), 'rpc/step_refund': state(word) });
      expect(await statusAndBody(handler(calling(), deps))).toMatchObject([
        200,
        { refunds: 1, requested: 0, done: word === 'done' ? 1 : 0 },
      ]);
      expect(names()).not.toContain(fawryRefund);
    },
  );

  test('is left to the database without a report if its provider is silent', async () => {
    const { deps, names } = fakeProject({
      ...project(),
      [fawryStatusPath]: () => new Response('', { status: 503 }),
      'rpc/step_refund': state('queued'),
    });
    expect(await statusAndBody(handler(calling(), deps))).toMatchObject([200, { requested: 0 }]);
    expect(names()).not.toContain('rpc/apply_payment_event');
  });

  test.each([
    [{ statusCode: 9935 }, 'refused', 'above_allowed'],
    [() => new Response('', { status: 503 }), 'unknown', null],
    [
      () => {
        throw new TypeError('reset');
      },
      'unknown',
      null,
    ],
  ])('is not decided by the response to the request, %#', async (answer, word, refusal) => {
    const { deps, requests, names } = fakeProject({ ...project(), [fawryRefund]: answer });
    await handler(calling(), deps);
    expect(requests.find(({ what }) => what === 'rpc/note_refund_answer')?.body).toMatchObject({
      p_answer: word,
      p_refusal: refusal,
    });
    expect(names().filter((name) => name === fawryStatusPath)).toHaveLength(2);
    expect(names().filter((name) => name === fawryRefund)).toHaveLength(1);
  });

  test('is not requested again if its permission or its response is lost', async () => {
    const lost = fakeProject({
      ...project(),
      'rpc/step_refund': () => new Response('', { status: 503 }),
    });
    expect(await statusAndBody(handler(calling(), lost.deps))).toMatchObject([
      200,
      { requested: 0, failed: 1 },
    ]);
    const silent = fakeProject({
      ...project(),
      'rpc/note_refund_answer': () => new Response('', { status: 503 }),
    });
    expect(await statusAndBody(handler(calling(), silent.deps))).toMatchObject([
      200,
      { requested: 1, failed: 1 },
    ]);
    expect(silent.names().filter((name) => name === fawryRefund)).toHaveLength(1);
  });

  test('is not requested with an outdated permission', async () => {
    const now = jest.spyOn(Date, 'now');
    const { deps, names } = fakeProject({
      ...project(),
      'rpc/step_refund': () => {
        now.mockReturnValue(new Date('2027-01-01').getTime());
        return permission();
      },
    });
    expect(await statusAndBody(handler(calling(), deps))).toMatchObject([200, { requested: 0 }]);
    expect(names()).not.toContain(fawryRefund);
  });

  test('is reported if it needs a person, and only then marked as reported', async () => {
    const facts = {
      refund_id: refundId,
      order_id: ids.order,
      provider: 'fawry',
      transaction_id: '970177001',
      amount_pt: 100,
    };
    const { deps, requests } = fakeProject({
      ...project(),
      'rpc/claim_refunds': [],
      'rpc/mark_refunds_reported': () => {
        console.error('marked');
        return null;
      },
      'rpc/refunds_to_report': [
        { ...facts, state: 'in_doubt', refusal: null },
        { ...facts, state: 'refused', refusal: 'not_paid' },
      ],
    });
    await handler(calling(), deps);
    expect(logged.mock.calls).toEqual([
      ['ALERT refund in doubt', JSON.stringify({ ...facts, refusal: null })],
      ['ALERT refund refused', JSON.stringify({ ...facts, refusal: 'not_paid' })],
      ['marked'],
    ]);
    expect(requests.find(({ what }) => what === 'rpc/mark_refunds_reported')?.body).toEqual({
      p_refund_ids: [refundId, refundId],
    });
  });
});

test('reports an unreachable database to the schedule', async () => {
  for (const name of ['rpc/claim_refunds', 'rpc/refunds_to_report', 'rpc/claim_withdrawals']) {
    const { deps } = fakeProject({ ...project(), [name]: () => new Response('', { status: 503 }) });
    expect(await refused(handler(calling(), deps))).toEqual([503, 'service_unavailable']);
  }
});

test('accepts only the schedule', async () => {
  const { deps, requests } = fakeProject();
  const others = [
    asVisitor,
    asShopper,
    { ...asVisitor, authorization: 'Bearer sb_secret_test' },
    { ...asVisitor, apikey: 'the-secret-of-the-schedule' },
  ];
  for (const headers of others)
    expect(await refused(handler(posting({}, headers), deps))).toEqual([403, 'forbidden']);
  expect(requests).toEqual([]);
});

test('malformed bodies never cause a 5xx', async () => {
  const { deps } = fakeProject({ ...project(), 'rpc/claim_refunds': [] });
  for (const body of malformedBodies({ limit: 1 }))
    expect((await handler(posting(body, bySchedule), deps)).status).toBeLessThan(500);
});
