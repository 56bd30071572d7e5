/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { attemptInput, paymobConfig, token } from '../testing/paymob-account.ts';
import { paidTransaction } from '../testing/paymob-transaction.ts';
import { type Reply, vendorStub } from '../testing/vendor-stub.ts';
import { inquire } from './inquire.ts';
import { refund, voidPayment } from './money-back.ts';

describe('an inquiry', () => {
  const attempt = { merchantRef: attemptInput.merchantRef, providerOrderId: '700001' };
  const ask = (...replies: Reply[]) =>
    inquire(paymobConfig(), vendorStub(token, ...replies).fetch, attempt);

  test('tells what has become of the attempt', async () => {
    expect(await ask(paidTransaction)).toMatchObject({
      ok: true,
      event: { status: 'PAID', amount_pt: 46_590 },
    });
    expect(await ask({ ...paidTransaction, order: 700_001 })).toMatchObject({
      event: { merchant_ref: attemptInput.merchantRef },
    });
  });

  test('of an attempt that nobody has paid finds nothing', async () => {
    expect(await ask({ status: 404, body: { detail: 'Not found.' } })).toMatchObject({
      error: { code: 'not_found' },
    });
  });

  test('believes no answer about another payment', async () => {
    expect(await ask({ ...paidTransaction, order: 1 })).toMatchObject({
      error: { code: 'malformed' },
    });
    const merchant_order_id = 'other';
    expect(
      await ask({ ...paidTransaction, order: { id: 700_001, merchant_order_id } }),
    ).toMatchObject({ error: { code: 'malformed' } });
  });
});

test('money goes back through one signed-in call, never repeated', async () => {
  const child = { id: 900_002, success: true };
  const done = vendorStub(child, child);
  expect(
    await refund(paymobConfig(), done.fetch, { transactionId: '900001', amountPt: 100 }),
  ).toEqual({
    ok: true,
    transactionId: '900002',
  });
  expect((await voidPayment(paymobConfig(), done.fetch, { transactionId: '900001' })).ok).toBe(
    true,
  );
  expect(done.asked[0]?.headers.get('authorization')).toBe('Token egy_sk_test_1');
  expect(done.asked.map(({ body }) => body)).toEqual([
    { transaction_id: '900001', amount_cents: 100 },
    { transaction_id: '900001' },
  ]);
  const lost = vendorStub(new TypeError('reset'));
  expect(
    await refund(paymobConfig(), lost.fetch, { transactionId: '1', amountPt: 1 }),
  ).toMatchObject({
    error: { code: 'unavailable' },
  });
  expect(lost.asked).toHaveLength(1);
  const refused = vendorStub({ ...child, success: false });
  expect(
    (await refund(paymobConfig(), refused.fetch, { transactionId: '1', amountPt: 1 })).ok,
  ).toBe(false);
});
