import { beforeEach, expect, jest, test } from '@jest/globals';
import { fakeProject, raised } from '../_shared/testing/fake-project.ts';
import { fawryMessage, fawryStatusPath } from '../_shared/testing/fawry-message.ts';
import { malformedBodies } from '../_shared/testing/malformed-bodies.ts';
import { applied, ids, merchantRef, noted, otherRef } from '../_shared/testing/orders.ts';
import {
  asVisitor,
  functionUrl,
  posting,
  refused,
  statusAndBody,
} from '../_shared/testing/requests.ts';
import { skipPauses } from '../_shared/testing/skip-pauses.ts';
import { handler } from './handler.ts';

const receiving = (body: unknown) => posting(body, asVisitor);
const received = [200, { received: true }];
const project = {
  'rpc/note_payment_hint': noted(),
  [fawryStatusPath]: () => fawryMessage(),
  'rpc/apply_payment_event': applied,
};
let logged: jest.SpiedFunction<typeof console.error>;

skipPauses();

beforeEach(() => {
  jest.restoreAllMocks();
  logged = jest.spyOn(console, 'error').mockReturnValue();
});

test('stores a signed notification and applies Fawry’s own answer before acknowledging it', async () => {
  const { deps, requests } = fakeProject(project);
  expect(await statusAndBody(handler(receiving(await fawryMessage()), deps))).toEqual(received);
  expect(requests.map(({ what, as }) => [what, as])).toEqual([
    ['rpc/note_payment_hint', 'server'],
    [fawryStatusPath, 'provider'],
    ['rpc/apply_payment_event', 'server'],
  ]);
  const [note, question, answer] = requests;
  expect(note?.body).toMatchObject({
    p_hint: { provider: 'fawry', source: 'webhook', merchant_ref: merchantRef, status: 'PAID' },
  });
  expect(question?.query.get('merchantRefNumber')).toBe(merchantRef);
  expect(answer?.body).toMatchObject({
    p_event: {
      provider: 'fawry',
      source: 'pull',
      order_payment_id: ids.payment,
      merchant_ref: merchantRef,
      status: 'PAID',
      transaction_id: '970177001',
      amount_pt: 46_090,
      currency: 'EGP',
    },
  });
});

test('applies what the answer says, not what the notification claims', async () => {
  const { deps, requests } = fakeProject({
    ...project,
    [fawryStatusPath]: () => fawryMessage({ orderAmount: 1, paymentAmount: 1 }),
  });
  expect(await statusAndBody(handler(receiving(await fawryMessage()), deps))).toEqual(received);
  expect(requests.at(-1)?.body).toMatchObject({ p_event: { source: 'pull', amount_pt: 100 } });
  expect(requests.filter(({ what }) => what === 'rpc/apply_payment_event')).toHaveLength(1);
});

test.each([
  ['is down', () => new Response('', { status: 503 })],
  ['answers with a page', () => new Response('<html>')],
  ['answers about another payment', () => fawryMessage({ merchantRefNumber: otherRef })],
  ['answers unsigned', async () => ({ ...(await fawryMessage()), messageSignature: '' })],
])('stores the notification and applies nothing when Fawry %s', async (_, answer) => {
  const { deps, names } = fakeProject({ ...project, [fawryStatusPath]: answer });
  expect(await statusAndBody(handler(receiving(await fawryMessage()), deps))).toEqual(received);
  expect(names()).toContain('rpc/note_payment_hint');
  expect(names()).not.toContain('rpc/apply_payment_event');
});

test('ignores an unsigned, changed or incorrectly signed notification', async () => {
  const { deps, requests } = fakeProject();
  const message = await fawryMessage();
  const forged = [
    { ...message, messageSignature: '0'.repeat(64) },
    { ...message, orderAmount: 1 },
    { ...message, paymentAmount: 1 },
    { ...message, merchantRefNumber: otherRef },
    { ...message, orderStatus: 'REFUNDED' },
    { ...(await fawryMessage({ orderStatus: 'NEW' })), orderStatus: 'PAID' },
  ];
  for (const body of forged)
    expect(await refused(handler(receiving(body), deps))).toEqual([403, 'bad_signature']);
  const unsigned = ['', 'sandbox-fawry-secure-key', message.messageSignature.slice(0, -1), null];
  for (const messageSignature of unsigned)
    expect(await refused(handler(receiving({ ...message, messageSignature }), deps))).toEqual([
      400,
      'invalid_request',
    ]);
  expect(requests).toEqual([]);
});

test('acknowledges a notification about an unknown payment, and alerts the shop', async () => {
  const { deps, names } = fakeProject({
    'rpc/note_payment_hint': { known: false, question: null },
  });
  expect(await statusAndBody(handler(receiving(await fawryMessage()), deps))).toEqual(received);
  expect(names()).toEqual(['rpc/note_payment_hint']);
  expect(logged.mock.calls.map(([line]) => String(line))).toEqual([
    'ALERT message about no payment',
  ]);
});

test('sends no query for a copy of an answered notification, and logs nothing', async () => {
  const { deps, names } = fakeProject({
    'rpc/note_payment_hint': { known: true, question: null },
  });
  expect(await statusAndBody(handler(receiving(await fawryMessage()), deps))).toEqual(received);
  expect(names()).toEqual(['rpc/note_payment_hint']);
  expect(logged).not.toHaveBeenCalled();
});

test.each([
  ['unknown', 'ALERT payment event for an unknown attempt'],
  ['review', 'ALERT payment needs a review'],
])('acknowledges the outcome %s, and alerts the shop', async (outcome, alert) => {
  const { deps } = fakeProject({
    ...project,
    'rpc/apply_payment_event': { outcome, payment_status: 'PAID' },
  });
  expect(await statusAndBody(handler(receiving(await fawryMessage()), deps))).toEqual(received);
  expect(logged.mock.calls.map(([line]) => String(line))).toEqual([alert]);
});

test.each(['duplicate', 'ignored'])(
  'acknowledges the outcome %s without an alert',
  async (outcome) => {
    const { deps } = fakeProject({
      ...project,
      'rpc/apply_payment_event': { outcome, payment_status: 'PAID' },
    });
    expect(await statusAndBody(handler(receiving(await fawryMessage()), deps))).toEqual(received);
    expect(logged).not.toHaveBeenCalled();
  },
);

test.each([
  ['is away', () => new Response('', { status: 503 })],
  ['refuses', () => raised(400, 'invalid_event')],
  [
    'hangs up',
    () => {
      throw new TypeError('fetch failed');
    },
  ],
  ['answers nonsense', () => ({ known: 'perhaps' })],
])('requests another delivery from Fawry when the database %s', async (_, answer) => {
  const { deps, names } = fakeProject({ ...project, 'rpc/note_payment_hint': answer });
  const [status] = await refused(handler(receiving(await fawryMessage()), deps));
  expect(status).toBe(503);
  expect(names()).toEqual(['rpc/note_payment_hint']);
});

test('alerts the shop to an answer that cannot be stored, and leaves it to the schedule', async () => {
  const { deps } = fakeProject({
    ...project,
    'rpc/apply_payment_event': () => raised(400, 'invalid_event'),
  });
  expect(await statusAndBody(handler(receiving(await fawryMessage()), deps))).toEqual(received);
  expect(logged.mock.calls.map(([line]) => String(line))).toContain(
    'ALERT payment event not saved',
  );
});

test('trusts nothing without the key', async () => {
  const { deps, requests } = fakeProject({}, { FAWRY_SECURE_KEY: '' });
  const [status] = await refused(handler(receiving(await fawryMessage()), deps));
  expect([status, requests]).toEqual([503, []]);
});

test('accepts only JSON of limited size', async () => {
  const { deps, requests } = fakeProject();
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
  expect(requests).toEqual([]);
});

test('malformed bodies never cause a 5xx or reach the database', async () => {
  const { deps, requests } = fakeProject();
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
  expect(requests).toEqual([]);
});
