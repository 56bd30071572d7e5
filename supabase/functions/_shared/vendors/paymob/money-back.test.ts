import { expect, test } from '@jest/globals';
import { paymobConfig } from '../testing/paymob-account.ts';
import { type Reply, vendorStub } from '../testing/vendor-stub.ts';
import { refund } from './money-back.ts';

const child = { id: 900_002, success: true, pending: false };
const asking = { transactionId: '900001', amountPt: 100 };

test('requests money in one authenticated call', async () => {
  const { fetch, asked } = vendorStub(child);
  expect(await refund(paymobConfig(), fetch, asking)).toEqual({
    answer: 'accepted',
    evidence: { status: 200, transaction: 900_002 },
  });
  expect(asked[0]?.headers.get('authorization')).toBe('Token egy_sk_test_1');
  expect(asked.map(({ body }) => body)).toEqual([{ transaction_id: '900001', amount_cents: 100 }]);
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
    expect(await refund(paymobConfig(), lost.fetch, asking)).toMatchObject({ answer: 'unknown' });
    expect(lost.asked).toHaveLength(1);
  },
);

const refusals: [string, Reply, string][] = [
  ['a refund that failed', { ...child, success: false }, 'provider_refused'],
  ['an amount', { status: 400, body: { amount_cents: ['too high'] } }, 'provider_refused'],
  ['a key', { status: 401, body: { detail: 'no' } }, 'not_configured'],
  ['a transaction', { status: 404, body: { detail: 'Not found.' } }, 'charge_not_found'],
];

test.each(refusals)('reports the refusal of %s as refused', async (_, reply, refusal) => {
  expect(await refund(paymobConfig(), vendorStub(reply).fetch, asking)).toMatchObject({
    answer: 'refused',
    refusal,
  });
});

test('reports a refund in progress as accepted, not refused', async () => {
  const { fetch } = vendorStub({ ...child, success: false, pending: true });
  expect(await refund(paymobConfig(), fetch, asking)).toMatchObject({ answer: 'accepted' });
});

test('sends no request for a zero amount or without a key', async () => {
  const { fetch, asked } = vendorStub();
  expect(await refund(paymobConfig(), fetch, { ...asking, amountPt: 0 })).toMatchObject({
    answer: 'refused',
  });
  const keyless = { ...paymobConfig(), secretKey: undefined };
  expect(await refund(keyless, fetch, asking)).toMatchObject({ refusal: 'not_configured' });
  expect(asked).toEqual([]);
});
