import { createHmac } from 'node:crypto';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { fakeProject } from '../_shared/testing/fake-project.ts';
import { malformedBodies } from '../_shared/testing/malformed-bodies.ts';
import { posting, refused, statusAndBody } from '../_shared/testing/requests.ts';
import { handler } from './handler.ts';

const secret = Buffer.from('the secret of the mail service').toString('base64');
const settings = { MAIL_WEBHOOK_SECRET: `whsec_${secret}` };
const report = {
  type: 'email.bounced',
  created_at: '2026-11-22T23:41:12.126Z',
  data: {
    email_id: '56761188-7520-42d8-8898-ff6fc54ce618',
    from: 'books@shop.example',
    to: ['mona@example.eg'],
    subject: 'إيصال',
    tags: [
      { name: 'kind', value: 'paid' },
      { name: 'mail_id', value: 'mail-1' },
    ],
    bounce: { type: 'Permanent', subType: 'General', message: 'no such mailbox' },
  },
};

function reporting(body: unknown, id = 'msg_1', at = Date.now()): Request {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const timestamp = String(Math.floor(at / 1000));
  const signature = createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(`${id}.${timestamp}.${text}`)
    .digest('base64');
  return posting(text, {
    'content-type': 'application/json',
    'svix-id': id,
    'svix-timestamp': timestamp,
    'svix-signature': `v1,${signature}`,
  });
}

const noted = (answer: unknown = true) =>
  fakeProject({ 'rpc/note_mail_event': () => answer }, settings);
const received = [200, { received: true }];

beforeEach(() => {
  jest.restoreAllMocks();
  jest.spyOn(console, 'error').mockReturnValue();
});

test('stores a bounce with its evidence, under the number of the report', async () => {
  const { deps, requests } = noted();
  expect(await statusAndBody(handler(reporting(report), deps))).toEqual(received);
  expect(requests).toMatchObject([{ as: 'server' }]);
  expect(requests[0]?.body).toEqual({
    p_event: {
      event_key: 'msg_1',
      type: 'bounced',
      service_id: report.data.email_id,
      mail_id: 'mail-1',
      email: 'mona@example.eg',
      occurred_at: report.created_at,
      evidence: { type: 'email.bounced', bounce: report.data.bounce, failed: null },
    },
  });
});

test.each([
  ['email.delivered', {}, 'delivered'],
  ['email.complained', {}, 'complained'],
  ['email.delivery_delayed', {}, 'delayed'],
  ['email.suppressed', {}, 'suppressed'],
  ['email.failed', { failed: { reason: 'reached_daily_quota' } }, 'failed'],
  ['email.bounced', { bounce: { type: 'Transient' } }, 'delayed'],
  ['email.bounced', { tags: { mail_id: 'mail-1' } }, 'bounced'],
])('stores %s with %j as %s', async (type, changed, expected) => {
  const { deps, requests } = noted();
  const body = { ...report, type, data: { ...report.data, bounce: null, ...changed } };
  expect(await statusAndBody(handler(reporting(body), deps))).toEqual(received);
  expect(requests[0]?.body['p_event']).toMatchObject({ type: expected, mail_id: 'mail-1' });
});

test('acknowledges irrelevant reports without storing them', async () => {
  const { deps, requests } = noted();
  for (const type of ['email.opened', 'email.clicked', 'email.sent', 'domain.created'])
    expect(await statusAndBody(handler(reporting({ type, data: {} }), deps))).toEqual(received);
  expect(requests).toEqual([]);
});

test('rejects reports without a current signature', async () => {
  const { deps, requests } = noted();
  const unsigned = posting(report, { 'content-type': 'application/json' });
  const old = reporting(report, 'msg_1', Date.now() - 10 * 60_000);
  const genuine = reporting(report);
  const changed = posting(
    { ...report, type: 'email.complained' },
    Object.fromEntries(genuine.headers),
  );
  for (const request of [unsigned, old, changed])
    expect(await refused(handler(request, deps))).toEqual([403, 'bad_signature']);
  expect(requests).toEqual([]);
});

test('is closed without its secret, and requests another delivery if storing fails', async () => {
  const closed = fakeProject({}, { MAIL_WEBHOOK_SECRET: undefined });
  expect(await refused(handler(reporting(report), closed.deps))).toEqual([
    503,
    'service_unavailable',
  ]);
  const { deps } = noted(new Response('', { status: 503 }));
  expect((await handler(reporting(report), deps)).status).toBeGreaterThanOrEqual(500);
  expect((await handler(new Request('https://x.example', { method: 'GET' }), deps)).status).toBe(
    405,
  );
  expect(await refused(handler(posting('x', { 'content-type': 'text/plain' }), deps))).toEqual([
    415,
    'unsupported_media_type',
  ]);
});

test('malformed bodies never cause a 5xx, signed or not', async () => {
  const { deps } = noted();
  for (const body of malformedBodies(report)) {
    expect((await handler(reporting(body), deps)).status).toBeLessThan(500);
    expect((await handler(posting(body), deps)).status).toBeLessThan(500);
  }
});
