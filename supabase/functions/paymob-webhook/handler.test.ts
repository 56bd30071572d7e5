/** @jest-environment node */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { fakeProject, raised } from '../_shared/testing/fake-project.ts';
import { malformedBodies } from '../_shared/testing/malformed-bodies.ts';
import { applied } from '../_shared/testing/orders.ts';
import { paymobCallback, paymobTransaction } from '../_shared/testing/paymob-transaction.ts';
import { asVisitor, functionUrl, posting, refused, told } from '../_shared/testing/requests.ts';
import { handler } from './handler.ts';

const inquiry = {
  'paymob.example/api/auth/tokens': { token: 'an-access-token' },
  'paymob.example/api/ecommerce/orders/transaction_inquiry': () =>
    paymobTransaction({ is_refunded: true, refunded_amount_cents: 46_090 }),
};

const receiving = ({ text, hmac }: { text: string; hmac: string }) =>
  posting(text, asVisitor, `${functionUrl}?hmac=${hmac}`);

beforeEach(() => {
  jest.restoreAllMocks();
  jest.spyOn(console, 'error').mockReturnValue();
});

test('a signed callback is kept before it is acknowledged', async () => {
  const { deps, asked } = fakeProject({ 'rpc/apply_payment_event': applied });
  expect(await told(handler(receiving(await paymobCallback()), deps))).toEqual([
    200,
    { received: true },
  ]);
  expect(asked).toMatchObject([
    {
      as: 'server',
      body: {
        p_event: {
          provider: 'paymob',
          source: 'webhook',
          merchant_ref: 'ZD-7K3M-9QXT_1768472430',
          provider_order_id: '700001',
          status: 'PAID',
          amount_pt: 46_090,
        },
      },
    },
  ]);
});

test('an unsigned, changed or badly signed one touches nothing', async () => {
  const { deps, asked } = fakeProject();
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
  expect(asked).toEqual([]);
});

test('of a refund Paymob is asked what it makes of the payment', async () => {
  const { deps, asked } = fakeProject({ ...inquiry, 'rpc/apply_payment_event': applied });
  const refund = await paymobCallback({
    id: 900_002,
    is_refund: true,
    has_parent_transaction: true,
  });
  expect((await told(handler(receiving(refund), deps)))[0]).toBe(200);
  expect(asked.at(-1)).toMatchObject({ body: { p_event: { status: 'REFUNDED' } } });
});

test('a refund that Paymob does not explain is to be sent again', async () => {
  const { deps, names } = fakeProject({
    ...inquiry,
    'paymob.example/api/ecommerce/orders/transaction_inquiry': () =>
      new Response('', { status: 502 }),
  });
  const refund = await paymobCallback({
    id: 900_002,
    is_refund: true,
    has_parent_transaction: true,
  });
  expect((await refused(handler(receiving(refund), deps)))[0]).toBe(503);
  expect(names()).not.toContain('rpc/apply_payment_event');
});

test('when the database refuses, Paymob is to send it again', async () => {
  const { deps } = fakeProject({ 'rpc/apply_payment_event': () => raised(400, 'invalid_event') });
  expect((await refused(handler(receiving(await paymobCallback()), deps)))[0]).toBe(503);
});

test('a genuine callback about no order of ours is acknowledged, and nothing is kept', async () => {
  const { deps, asked } = fakeProject();
  const foreign = await paymobCallback({ order: { id: 1, merchant_order_id: null } });
  expect((await told(handler(receiving(foreign), deps)))[0]).toBe(200);
  expect(asked).toEqual([]);
});

test('no malformed body is our fault, or reaches the database', async () => {
  const { deps, asked } = fakeProject();
  const { hmac } = await paymobCallback();
  const bodies = malformedBodies({ type: 'TRANSACTION', obj: paymobTransaction({ id: 1 }) });
  expect(bodies.length).toBeGreaterThanOrEqual(300);
  for (const text of bodies)
    expect([400, 403]).toContain((await handler(receiving({ text, hmac }), deps)).status);
  expect(asked).toEqual([]);
});
