import { expect, test } from '@jest/globals';
import { paymobConfig } from '../testing/paymob-account.ts';
import { type Reply, vendorStub } from '../testing/vendor-stub.ts';
import { refund } from './money-back.ts';

const child = { id: 900_002, success: true, pending: false };
const payment = { transactionId: '900001', amountPt: 100 };

test('requests money in one authenticated call', async () => {
  const { fetch, requests } = vendorStub(child);
  expect(await refund(paymobConfig(), fetch, payment)).toEqual({
    answer: 'accepted',
    evidence: { status: 200, transaction: 900_002 },
  });
  expect(requests[0]?.headers.get('authorization')).toBe('Token egy_sk_test_1');
  expect(requests.map(({ body }) => body)).toEqual([
    { transaction_id: '900001', amount_cents: 100 },
  ]);
});

const unanswered: [string, Reply][] = [
  ['a broken connection', new TypeError('reset')],
  ['an error of theirs', { status: 503, body: '' }],
  ['a page', { status: 200, body: '<html>' }],
  ['another form', { id: 900_002 }],
  ['being asked to come later', { status: 429, body: { detail: 'throttled' } }],
  ['a redirect', { status: 302, body: '' }],
];

test.each(unanswered)(
  'reports an unknown result after %s, and does not repeat the request',
  async (_, reply) => {
    const lost = vendorStub(reply);
    expect(await refund(paymobConfig(), lost.fetch, payment)).toMatchObject({ answer: 'unknown' });
    expect(lost.requests).toHaveLength(1);
  },
);

const refusals: [string, Reply, string][] = [
  ['a refund that failed', { ...child, success: false }, 'provider_refused'],
  ['an amount', { status: 400, body: { amount_cents: ['too high'] } }, 'provider_refused'],
  ['a key', { status: 401, body: { detail: 'no' } }, 'not_configured'],
  ['a transaction', { status: 404, body: { detail: 'Not found.' } }, 'charge_not_found'],
];

test.each(refusals)('reports the refusal of %s as refused', async (_, reply, refusal) => {
  expect(await refund(paymobConfig(), vendorStub(reply).fetch, payment)).toMatchObject({
    answer: 'refused',
    refusal,
  });
});

test('reports a refund in progress as accepted, not refused', async () => {
  const { fetch } = vendorStub({ ...child, success: false, pending: true });
  expect(await refund(paymobConfig(), fetch, payment)).toMatchObject({ answer: 'accepted' });
});

test('sends no request for a zero amount or without a key', async () => {
  const { fetch, requests } = vendorStub();
  expect(await refund(paymobConfig(), fetch, { ...payment, amountPt: 0 })).toMatchObject({
    answer: 'refused',
  });
  const keyless = { ...paymobConfig(), secretKey: undefined };
  expect(await refund(keyless, fetch, payment)).toMatchObject({ refusal: 'not_configured' });
  expect(requests).toEqual([]);
});
