/** @jest-environment node */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { fakeProject, raised } from '../_shared/testing/fake-project.ts';
import { fawryMessage } from '../_shared/testing/fawry-message.ts';
import { malformedBodies } from '../_shared/testing/malformed-bodies.ts';
import { applied } from '../_shared/testing/orders.ts';
import { asVisitor, functionUrl, posting, refused, told } from '../_shared/testing/requests.ts';
import { handler } from './handler.ts';

const receiving = (body: unknown) => posting(body, asVisitor);
let logged: jest.SpiedFunction<typeof console.error>;

beforeEach(() => {
  jest.restoreAllMocks();
  logged = jest.spyOn(console, 'error').mockReturnValue();
});

test('a signed notification is kept before it is acknowledged', async () => {
  const { deps, asked } = fakeProject({ 'rpc/apply_payment_event': applied });
  expect(await told(handler(receiving(await fawryMessage()), deps))).toEqual([
    200,
    { received: true },
  ]);
  expect(asked).toMatchObject([
    {
      as: 'server',
      what: 'rpc/apply_payment_event',
      body: {
        p_event: {
          provider: 'fawry',
          source: 'webhook',
          merchant_ref: 'ZD-7K3M-9QXT',
          status: 'PAID',
          amount_pt: 46_090,
          currency: 'EGP',
        },
      },
    },
  ]);
});

test('an unsigned, changed or badly signed one touches nothing', async () => {
  const { deps, asked } = fakeProject();
  const message = await fawryMessage();
  const forged = [
    { ...message, messageSignature: '' },
    { ...message, messageSignature: 'sandbox-fawry-secure-key' },
    { ...message, messageSignature: message.messageSignature.slice(0, -1) },
    { ...message, orderAmount: 1 },
    { ...message, paymentAmount: 1 },
    { ...message, merchantRefNumber: 'ZD-0000-0000' },
    { ...message, orderStatus: 'REFUNDED' },
    { ...(await fawryMessage({ orderStatus: 'NEW' })), orderStatus: 'PAID' },
  ];
  for (const body of forged)
    expect(await refused(handler(receiving(body), deps))).toEqual([403, 'bad_signature']);
  expect(asked).toEqual([]);
});

test.each([
  ['unknown', 'ALERT payment event for nothing'],
  ['review', 'ALERT payment to be reviewed'],
])('%s is acknowledged, and somebody hears of it', async (outcome, alert) => {
  const { deps } = fakeProject({ 'rpc/apply_payment_event': { outcome } });
  expect((await told(handler(receiving(await fawryMessage()), deps)))[0]).toBe(200);
  expect(logged.mock.calls.map(([line]) => String(line))).toContain(alert);
});

test.each(['duplicate', 'ignored'])('%s is acknowledged in silence', async (outcome) => {
  const { deps } = fakeProject({ 'rpc/apply_payment_event': { outcome } });
  expect((await told(handler(receiving(await fawryMessage()), deps)))[0]).toBe(200);
  expect(logged).not.toHaveBeenCalled();
});

test.each([
  ['is away', () => new Response('', { status: 503 })],
  ['refuses', () => raised(400, 'invalid_event')],
  [
    'hangs up',
    () => {
      throw new TypeError('fetch failed');
    },
  ],
  ['answers nonsense', () => ({ outcome: 'perhaps' })],
])('when the database %s, Fawry is to send it again', async (_, answer) => {
  const { deps } = fakeProject({ 'rpc/apply_payment_event': answer });
  const [status] = await refused(handler(receiving(await fawryMessage()), deps));
  expect(status).toBe(503);
});

test('without the key nothing is believed', async () => {
  const { deps, asked } = fakeProject({}, { FAWRY_SECURE_KEY: '' });
  const [status] = await refused(handler(receiving(await fawryMessage()), deps));
  expect([status, asked]).toEqual([503, []]);
});

test('only JSON of a fair size is read', async () => {
  const { deps, asked } = fakeProject();
  const large = { ...(await fawryMessage()), customerName: 'x'.repeat(65_536) };
  const text = { 'content-type': 'text/plain' };
  expect(await refused(handler(receiving(large), deps))).toEqual([413, 'too_large']);
  expect(await refused(handler(posting('{}', text), deps))).toEqual([
    415,
    'unsupported_media_type',
  ]);
  expect(await refused(handler(new Request(functionUrl), deps))).toEqual([
    405,
    'method_not_allowed',
  ]);
  expect(asked).toEqual([]);
});

test('no malformed body is our fault, or reaches the database', async () => {
  const { deps, asked } = fakeProject();
  const { messageSignature, ...message } = await fawryMessage();
  const bodies = malformedBodies({
    ...message,
    messageSignature: messageSignature.replace(/^./, 'g'),
  });
  expect(bodies.length).toBeGreaterThanOrEqual(300);
  for (const body of bodies) {
    const { status } = await handler(receiving(body), deps);
    expect([400, 403]).toContain(status);
  }
  expect(asked).toEqual([]);
});
