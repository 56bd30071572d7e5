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
  noted,
  openPayment,
  orderNumber,
  otherRef,
} from '../_shared/testing/orders.ts';
import { asVisitor, posting, refused, statusAndBody } from '../_shared/testing/requests.ts';
import { skipPauses } from '../_shared/testing/skip-pauses.ts';
import { handler } from './handler.ts';

const result = {
  type: 'ChargeResponse',
  referenceNumber: '970177001',
  merchantRefNumber: merchantRef,
  orderAmount: 460.9,
  paymentAmount: 460.9,
  fawryFees: 0,
  orderStatus: 'PAID',
  paymentMethod: 'PayUsingCC',
  statusCode: 200,
  signature: '0'.repeat(64),
};
const payment = (status: string) => [
  openPayment({
    status,
    reference: null,
    reference_expires_at: null,
    orders: { order_number: orderNumber, status: status === 'PAID' ? 'processing' : 'pending' },
  }),
];

/** The payment as it was, and as it is once something was applied to it. */
function project(fawry: unknown) {
  let status = 'INITIATED';
  return fakeProject({
    order_payment: () => payment(status),
    'rpc/note_payment_hint': noted(),
    'rpc/mark_payment_checked': null,
    'rpc/apply_payment_event': (requests) => {
      const answer = applied(requests);
      status = answer.payment_status;
      return answer;
    },
    [fawryStatusPath]: () => fawry,
  });
}

skipPauses();

beforeEach(() => {
  jest.restoreAllMocks();
  jest.spyOn(console, 'error').mockReturnValue();
});

test('stores and returns Fawry’s answer about the payment', async () => {
  const { deps, requests } = project(await fawryMessage());
  expect(await statusAndBody(handler(posting(result), deps))).toEqual([
    200,
    {
      order_id: ids.order,
      order_number: orderNumber,
      payment_status: 'PAID',
      order_status: 'processing',
      reference: null,
      reference_expires_at: null,
    },
  ]);
  expect(requests.map(({ what, as }) => [what, as])).toEqual([
    ['order_payment', 'shopper'],
    ['rpc/note_payment_hint', 'server'],
    [fawryStatusPath, 'provider'],
    ['rpc/apply_payment_event', 'server'],
    ['order_payment', 'shopper'],
  ]);
  expect(requests[1]?.body).toMatchObject({
    p_hint: { provider: 'fawry', source: 'browser', merchant_ref: merchantRef, status: 'PAID' },
  });
  expect(requests[3]?.body).toMatchObject({ p_event: { source: 'pull', status: 'PAID' } });
});

test('does not store the payer’s e-mail address and phone number', async () => {
  const { deps, requests } = project(await fawryMessage());
  const personal = { customerMail: 'mona@example.com', customerMobile: '01012345678' };
  await handler(posting({ ...result, ...personal }), deps);
  expect(JSON.stringify(requests.map(({ body }) => body))).not.toMatch(/mona@|01012345678/);
});

test('returns the known state for a result that needs no query', async () => {
  const { deps, names } = fakeProject({
    order_payment: payment('PENDING'),
    'rpc/note_payment_hint': { known: true, question: null },
  });
  expect(await statusAndBody(handler(posting(result), deps))).toMatchObject([
    200,
    { payment_status: 'PENDING', order_status: 'pending' },
  ]);
  expect(names()).toEqual(['order_payment', 'rpc/note_payment_hint', 'order_payment']);
});

test('does not trust a browser that claims to have paid', async () => {
  const { deps, names } = project(fawryKnowsNothing);
  expect(await statusAndBody(handler(posting(result), deps))).toMatchObject([
    200,
    { payment_status: 'INITIATED', order_status: 'pending' },
  ]);
  expect(names()).not.toContain('rpc/apply_payment_event');
});

test.each([
  ['fails', () => new Response('', { status: 503 })],
  ['answers with a page', () => new Response('<html>')],
  ['answers about another payment', () => fawryMessage({ merchantRefNumber: otherRef })],
])('leaves the payment unchanged when Fawry %s', async (_, answer) => {
  const { deps, names } = project(await answer());
  expect(await statusAndBody(handler(posting(result), deps))).toMatchObject([
    200,
    { payment_status: 'INITIATED' },
  ]);
  expect(names()).not.toContain('rpc/apply_payment_event');
});

test('does not find another shopper’s payment', async () => {
  const { deps, names } = fakeProject({ order_payment: [] });
  expect(await refused(handler(posting(result), deps))).toEqual([404, 'payment_not_found']);
  expect(names()).toEqual(['order_payment']);
  expect(await refused(handler(posting(result, asVisitor), deps))).toEqual([401, 'not_signed_in']);
});

test('sends no query for a foreign reference', async () => {
  const { deps, requests } = fakeProject();
  for (const merchantRefNumber of ['a&b=c', 'x'.repeat(500), 'ZD-1,or=(1)', 'نص'])
    expect(await refused(handler(posting({ ...result, merchantRefNumber }), deps))).toEqual([
      404,
      'payment_not_found',
    ]);
  for (const merchantRefNumber of ['', '\0'])
    expect(await refused(handler(posting({ ...result, merchantRefNumber }), deps))).toEqual([
      400,
      'invalid_request',
    ]);
  expect(requests).toEqual([]);
});

test('reports an unreachable database', async () => {
  const { deps } = fakeProject({ order_payment: () => raised(503, 'x') });
  expect(await refused(handler(posting(result), deps))).toEqual([503, 'service_unavailable']);
});

test('malformed bodies never cause a 5xx', async () => {
  const { deps } = project(fawryKnowsNothing);
  // Whoever claims to have paid is waited for.
  const bodies = malformedBodies({ ...result, orderStatus: 'UNPAID' });
  expect(bodies.length).toBeGreaterThanOrEqual(300);
  for (const body of bodies) expect((await handler(posting(body), deps)).status).toBeLessThan(500);
});
