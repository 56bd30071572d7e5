import { expect, test } from '@jest/globals';
import { paymobConfig } from '../testing/paymob-account.ts';
import { vendorStub } from '../testing/vendor-stub.ts';
import { refund, voidPayment } from './money-back.ts';

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
