import { beforeEach, expect, jest, test } from '@jest/globals';
import { fakeProject, raised } from '../_shared/testing/fake-project.ts';
import {
  fawryKnowsNothing,
  fawryMessage,
  fawryStatusPath,
} from '../_shared/testing/fawry-message.ts';
import { malformedBodies } from '../_shared/testing/malformed-bodies.ts';
import {
  applied,
  ids,
  merchantRef,
  openPayment,
  orderNumber,
  otherRef,
  pendingOrder,
  startedPayment,
} from '../_shared/testing/orders.ts';
import { asVisitor, posting, refused, statusAndBody } from '../_shared/testing/requests.ts';
import { skipPauses } from '../_shared/testing/skip-pauses.ts';
import { handler } from './handler.ts';

const charging = {
  order_id: ids.order,
  merchantRefNum: orderNumber,
  customerName: 'منى علي',
  customerEmail: 'mona@example.com',
  customerMobile: '01012345678',
  returnUrl: 'https://shop.example/payment-complete',
  chargeItems: [{ itemId: ids.product, description: 'فيزياء', price: 150.5, quantity: 2 }],
};
const first = {
  'rpc/confirm_session': ids.user,
  orders: pendingOrder(),
  'rpc/start_payment': startedPayment(),
};
const second = {
  'rpc/confirm_session': ids.user,
  orders: pendingOrder(['INITIATED']),
  'rpc/open_payments': [openPayment()],
  'rpc/apply_payment_event': applied,
  'rpc/mark_payment_checked': null,
  'rpc/start_payment': startedPayment(otherRef),
};

skipPauses();
beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue());

test('signs the order for Fawry’s plugin, exact to the piastre', async () => {
  const { deps, requests } = fakeProject(first);
  const [status, body] = await statusAndBody(handler(posting(charging), deps));
  const { chargeRequest } = body as { chargeRequest: Record<string, unknown> };
  expect([status, chargeRequest]).toMatchObject([
    200,
    {
      orderPaymentId: ids.payment,
      merchantCode: 'SANDBOX-MERCHANT==',
      merchantRefNum: merchantRef,
      customerName: 'منى علي',
      customerMobile: '01012345678',
      customerProfileId: ids.user,
      returnUrl: 'https://shop.example/payment-complete',
      signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ]);
  const items = chargeRequest['chargeItems'] as { price: number; quantity: number }[];
  const piastres = items.map(({ price, quantity }) => Math.round(price * 100) * quantity);
  expect(piastres.reduce((sum, item) => sum + item)).toBe(46_090);
  expect(items.at(-1)).toMatchObject({ itemId: 'ord_trans', quantity: 1 });
  expect(requests.map(({ what, as }) => `${what} as ${as}`).toSorted()).toEqual([
    'orders as shopper',
    'rpc/confirm_session as shopper',
    'rpc/start_payment as server',
  ]);
  expect(requests.at(-1)?.body).toEqual({
    p_user_id: ids.user,
    p_order_id: ids.order,
    p_provider: 'fawry',
    p_method: 'any',
    p_reference_until: expect.any(String),
    p_trace_id: expect.stringMatching(/^[\da-f]{32}$/),
  });
});

test('ignores amounts, items, names, references and addresses sent by a browser', async () => {
  const honest = fakeProject(first);
  const forged = fakeProject(first);
  const [, expected] = await statusAndBody(handler(posting({ order_id: ids.order }), honest.deps));
  const [, given] = await statusAndBody(
    handler(
      posting({
        ...charging,
        merchantRefNum: 'ZD-0000-0000',
        customerName: 'Somebody Else',
        customerMobile: '01000000000',
        returnUrl: 'https://evil.example/payment-complete',
        chargeItems: [{ itemId: ids.product, description: 'x', price: 0.01, quantity: 1 }],
        amount: 0.01,
        user_id: ids.other,
        merchantCode: 'EVIL',
        orderPaymentId: ids.other,
      }),
      forged.deps,
    ),
  );
  expect(given).toEqual(expected);
  const bodies = ({ requests }: typeof honest) =>
    requests.map(({ body }) => ({ ...body, p_reference_until: undefined, p_trace_id: undefined }));
  expect(bodies(forged)).toEqual(bodies(honest));
});

test('requests an outlet reference for two days, and limits it to the time the database grants', async () => {
  const { deps, requests } = fakeProject(first);
  const [, body] = await statusAndBody(handler(posting(charging), deps));
  const until = String(requests.at(-1)?.body['p_reference_until']);
  expect((Date.parse(until) - Date.now()) / 3_600_000).toBeCloseTo(48, 1);
  const paymentExpiry = Date.parse(startedPayment().reference_until);
  expect(body).toMatchObject({ chargeRequest: { paymentExpiry } });
});

test('starts a payment despite an earlier one that was never begun', async () => {
  const { deps, names } = fakeProject({ ...second, [fawryStatusPath]: fawryKnowsNothing });
  const [status, body] = await statusAndBody(handler(posting(charging), deps));
  expect([status, body]).toMatchObject([200, { chargeRequest: { merchantRefNum: otherRef } }]);
  expect(names().slice(0, 2).toSorted()).toEqual(['orders', 'rpc/confirm_session']);
  expect(names().slice(2)).toEqual([
    'rpc/open_payments',
    fawryStatusPath,
    'rpc/mark_payment_checked',
    'rpc/start_payment',
  ]);
});

test('does not charge an order again that turns out to be paid', async () => {
  const { deps, requests, names } = fakeProject({
    ...second,
    [fawryStatusPath]: await fawryMessage(),
  });
  expect(await refused(handler(posting(charging), deps))).toEqual([409, 'already_paid']);
  expect(names()).not.toContain('rpc/start_payment');
  expect(requests.at(-1)).toMatchObject({
    as: 'server',
    what: 'rpc/apply_payment_event',
    body: { p_event: { source: 'pull', status: 'PAID', amount_pt: 46_090 } },
  });
});

test.each([
  ['says nothing of use', () => new Response('<html>busy</html>'), 502],
  ['fails', () => new Response('', { status: 503 }), 503],
  [
    'is away',
    () => {
      throw new TypeError('fetch failed');
    },
    503,
  ],
  ['lies', async () => ({ ...(await fawryMessage()), orderStatus: 'NEW' }), 502],
])('starts no other payment while Fawry %s about an open one', async (_, answer, status) => {
  const { deps, names } = fakeProject({ ...second, [fawryStatusPath]: answer });
  const [given, code] = await refused(handler(posting(charging), deps));
  expect([given, code]).toEqual([status, expect.stringMatching(/^provider_/)]);
  expect(names()).not.toContain('rpc/start_payment');
});

test('starts a payment even if a failed one cannot be queried', async () => {
  const { deps } = fakeProject({
    ...second,
    orders: pendingOrder(['FAILED']),
    'rpc/open_payments': [openPayment({ status: 'FAILED' })],
    [fawryStatusPath]: () => new Response('', { status: 503 }),
  });
  expect((await statusAndBody(handler(posting(charging), deps)))[0]).toBe(200);
});

test.each([
  ['processing', 409, 'already_paid'],
  ['shipped', 409, 'already_paid'],
  ['cancelled', 409, 'order_not_payable'],
])('does not charge an order that is %s', async (status, refusal, code) => {
  const { deps, names } = fakeProject({
    'rpc/confirm_session': ids.user,
    orders: [{ ...pendingOrder()[0], status }],
  });
  expect(await refused(handler(posting(charging), deps))).toEqual([refusal, code]);
  expect(names().toSorted()).toEqual(['orders', 'rpc/confirm_session']);
});

test('does not find another shopper’s order, and requires a session', async () => {
  const { deps, names } = fakeProject({ 'rpc/confirm_session': ids.user, orders: [] });
  expect(await refused(handler(posting(charging), deps))).toEqual([404, 'order_not_found']);
  expect(names().toSorted()).toEqual(['orders', 'rpc/confirm_session']);
  expect(await refused(handler(posting(charging, asVisitor), deps))).toEqual([
    401,
    'not_signed_in',
  ]);
});

test('refuses a token whose session has ended', async () => {
  const { deps, names } = fakeProject({
    ...first,
    'rpc/confirm_session': () => raised(401, 'not_signed_in'),
  });
  expect(await refused(handler(posting(charging), deps))).toEqual([401, 'not_signed_in']);
  expect(names()).not.toContain('rpc/start_payment');
});

test('passes on a refusal from the database', async () => {
  for (const [status, token] of [
    [409, 'order_not_payable'],
    [429, 'too_many_attempts'],
  ] as const) {
    const { deps } = fakeProject({ ...first, 'rpc/start_payment': () => raised(status, token) });
    expect(await refused(handler(posting(charging), deps))).toEqual([status, token]);
  }
});

test('does not sign contradictory amounts, and closes the payment', async () => {
  const started = { ...startedPayment(), amount_pt: 999_999 };
  const { deps, requests } = fakeProject({
    ...first,
    'rpc/start_payment': started,
    'rpc/apply_payment_event': applied,
  });
  expect(await refused(handler(posting(charging), deps))).toEqual([502, 'provider_refused']);
  expect(requests.at(-1)).toMatchObject({
    body: { p_event: { source: 'server', status: 'FAILED', merchant_ref: merchantRef } },
  });
});

test('offers no payment without Fawry’s settings, or without its key', async () => {
  for (const settings of [
    { PAYMENT_PROVIDERS: 'paymob' },
    { FAWRY_SECURE_KEY: undefined },
    { FAWRY_BASE_URL: 'http://127.0.0.1:1/sandbox/fawry', APP_ENV: 'live' },
  ]) {
    const { deps, requests } = fakeProject(first, settings);
    expect(await refused(handler(posting(charging), deps))).toEqual([409, 'provider_not_offered']);
    expect(requests).toEqual([]);
  }
});

test('malformed bodies never cause a 5xx', async () => {
  const { deps } = fakeProject(first);
  const bodies = malformedBodies(charging);
  expect(bodies.length).toBeGreaterThanOrEqual(300);
  for (const body of bodies) expect((await handler(posting(body), deps)).status).toBeLessThan(500);
});
