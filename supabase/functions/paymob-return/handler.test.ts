/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { fakeProject } from '../_shared/testing/fake-project.ts';
import { paymobTransaction } from '../_shared/testing/paymob-transaction.ts';
import { functionUrl, posting } from '../_shared/testing/requests.ts';
import { transactionHmac } from '../_shared/vendors/paymob/hmac.ts';
import { handler } from './handler.ts';

async function query(changed: Record<string, string> = {}): Promise<Record<string, string>> {
  const { order, source_data: source, ...transaction } = paymobTransaction();
  const flat: Record<string, string> = {
    ...Object.fromEntries(
      Object.entries(transaction).map(([name, value]) => [name, String(value)]),
    ),
    ...Object.fromEntries(
      Object.entries(source).map(([name, value]) => [`source_data.${name}`, value]),
    ),
    order: String(order.id),
    merchant_order_id: order.merchant_order_id,
    ...changed,
  };
  return { ...flat, hmac: await transactionHmac('sandbox-paymob-hmac', (field) => flat[field]) };
}

async function destination(parameters: Record<string, string>) {
  const { deps, asked } = fakeProject();
  const url = `${functionUrl}?${new URLSearchParams(parameters).toString()}`;
  const answer = await handler(new Request(url), deps);
  expect([answer.status, asked]).toEqual([303, []]);
  return answer.headers.get('location');
}

test.each([
  [{}, 'orderStatus=PAID&statusCode=200'],
  [{ pending: 'true', success: 'false' }, 'orderStatus=PENDING&statusCode=200'],
  [{ success: 'false' }, 'orderStatus=FAILED&statusCode=400'],
])('%j leads to the shop’s page', async (changed, told) => {
  expect(await destination(await query(changed))).toBe(
    `https://shop.example/payment-complete?orderNumber=ZD-7K3M-9QXT&referenceNumber=900001&${told}`,
  );
});

test('what was written by hand says nothing', async () => {
  const page = 'https://shop.example/payment-complete';
  const declined = await query({ success: 'false' });
  expect(await destination({ ...declined, success: 'true' })).toBe(page);
  expect(await destination({ success: 'true', order: '1', id: '1' })).toBe(page);
  expect(await destination({})).toBe(page);
  expect(await destination({ hmac: '\0'.repeat(128), next: 'https://evil.example' })).toBe(page);
});

test('it is a page to come back to, and nothing else', async () => {
  const { deps } = fakeProject();
  expect((await handler(posting({}), deps)).status).toBe(405);
});
