import { beforeEach, expect, jest, test } from '@jest/globals';
import { claimedMail, sampleMails } from '../_shared/testing/claimed-mails.ts';
import { type RecordedRequest, fakeProject } from '../_shared/testing/fake-project.ts';
import { malformedBodies } from '../_shared/testing/malformed-bodies.ts';
import {
  asShopper,
  asVisitor,
  posting,
  refused,
  statusAndBody,
} from '../_shared/testing/requests.ts';
import { handler } from './handler.ts';

const json = { 'content-type': 'application/json' };
const bySchedule = { ...json, authorization: 'Bearer the-secret-of-the-schedule' };
const calling = () => posting({}, bySchedule);

const mail = (mail_id = 'mail-1', changed: object = {}) =>
  claimedMail(sampleMails['paid']!, { mail_id, ...changed });
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => mail(`mail-${index}`));
/** Hands out one batch after the other, then nothing. */
function claims(...batches: object[][]) {
  const left = [...batches];
  return () => left.shift() ?? [];
}

const service = 'mail.example/emails';
const project = {
  'rpc/claim_mails': claims(),
  'rpc/settle_mail': null,
  'rpc/prune_mails': () => 0,
  [service]: { id: 'service-1' },
};
const answering = (status: number, name = '') =>
  Response.json({ name, message: 'mona@example.eg is …' }, { status });
const settled = (requests: RecordedRequest[]) =>
  requests.filter(({ what }) => what === 'rpc/settle_mail').map(({ body }) => body['p_outcome']);
const nothing = { sent: 0, refused: 0, postponed: 0, in_doubt: 0, failed: 0, more: false };
const logged = () => JSON.stringify(jest.mocked(console.error).mock.calls);

beforeEach(() => {
  jest.restoreAllMocks();
  jest.spyOn(console, 'error').mockReturnValue();
});

test('sends a mail in its language, under its own idempotency key', async () => {
  const { deps, requests } = fakeProject({
    ...project,
    'rpc/claim_mails': claims([mail(), mail('mail-2', { locale: 'en', attempt: 3 })]),
  });
  expect(await statusAndBody(handler(calling(), deps))).toEqual([200, { ...nothing, sent: 2 }]);
  const [arabic, english] = requests.filter(({ what }) => what === service);
  expect(arabic?.headers.get('authorization')).toBe('Bearer re_key');
  expect(arabic?.headers.get('idempotency-key')).toBe('mail-1');
  expect(arabic?.body).toMatchObject({
    from: 'زاد · Zad <books@shop.example>',
    to: ['mona@example.eg'],
    subject: 'إيصال دفع طلبك ZD-7K3M-9QXT',
    tags: [
      { name: 'mail_id', value: 'mail-1' },
      { name: 'kind', value: 'paid' },
      { name: 'order', value: 'ZD-7K3M-9QXT' },
    ],
  });
  expect(english?.body['subject']).toBe('Receipt for your order ZD-7K3M-9QXT');
  const settlements = requests.filter(({ what }) => what === 'rpc/settle_mail');
  expect(settlements.map(({ body }) => body)).toEqual([
    { p_mail_id: 'mail-1', p_attempt: 1, p_outcome: 'sent', p_service_id: 'service-1' },
    { p_mail_id: 'mail-2', p_attempt: 3, p_outcome: 'sent', p_service_id: 'service-1' },
  ]);
});

test('sends the mails of an order one after another within one run', async () => {
  const { deps, names } = fakeProject({
    ...project,
    'rpc/claim_mails': claims([mail('first')], [mail('second')]),
  });
  expect(await statusAndBody(handler(calling(), deps))).toEqual([200, { ...nothing, sent: 2 }]);
  const one = ['rpc/claim_mails', service, 'rpc/settle_mail'];
  expect(names()).toEqual([...one, ...one, 'rpc/claim_mails', 'rpc/prune_mails']);
});

test.each([
  [200, '', 'sent', 'sent'],
  [409, 'invalid_idempotent_request', 'sent', 'sent'],
  [409, 'concurrent_idempotent_requests', 'in_doubt', 'in_doubt'],
  [422, 'validation_error', 'refused', 'refused'],
  [400, '', 'refused', 'refused'],
  [401, 'missing_api_key', 'postponed', 'retry'],
  [403, '', 'postponed', 'retry'],
  [429, 'rate_limit_exceeded', 'postponed', 'retry'],
  [302, '', 'postponed', 'retry'],
  [500, '', 'in_doubt', 'in_doubt'],
])(
  'counts the response %i %s as %s and settles the mail as %s',
  async (status, name, counted, outcome) => {
    const { deps, requests } = fakeProject({
      ...project,
      'rpc/claim_mails': claims([mail()]),
      [service]: () => answering(status, name),
    });
    expect(await statusAndBody(handler(calling(), deps))).toEqual([
      200,
      { ...nothing, [counted]: 1 },
    ]);
    expect(settled(requests)).toEqual([outcome]);
    expect(logged() + JSON.stringify(requests.at(-3)?.body)).not.toContain('mona@');
  },
);

test('leaves the mail in doubt after a broken connection', async () => {
  const { deps, requests } = fakeProject({
    ...project,
    'rpc/claim_mails': claims([mail()]),
    [service]: () => {
      throw new TypeError('fetch failed');
    },
  });
  expect(await statusAndBody(handler(calling(), deps))).toEqual([200, { ...nothing, in_doubt: 1 }]);
  expect(settled(requests)).toEqual(['in_doubt']);
});

test('stops calling an unreachable service, and returns mails that were not attempted', async () => {
  const { deps, requests, names } = fakeProject({
    ...project,
    'rpc/claim_mails': claims(numbered(20), numbered(20)),
    [service]: () => answering(503),
  });
  const [status, body] = await statusAndBody(handler(calling(), deps));
  const { in_doubt, postponed, more } = body as typeof nothing;
  expect([status, more, in_doubt + postponed]).toEqual([200, true, 20]);
  expect(requests.filter(({ what }) => what === service).length).toBeLessThan(7);
  expect(new Set(settled(requests))).toEqual(new Set(['in_doubt', 'returned']));
  expect(names().at(-1)).toBe('rpc/prune_mails');
});

test('gives up a mail that is too old, retries an unreadable one, and reports both', async () => {
  const unread = { ...mail('unread'), kind: 'unknown' };
  const { deps, requests, names } = fakeProject({
    ...project,
    'rpc/claim_mails': claims([mail('old', { give_up: true }), unread]),
  });
  expect(await statusAndBody(handler(calling(), deps))).toEqual([
    200,
    { ...nothing, failed: 1, postponed: 1 },
  ]);
  expect(names()).not.toContain(service);
  expect(settled(requests)).toEqual(['failed', 'retry']);
  const alerts = jest
    .mocked(console.error)
    .mock.calls.filter(([line]) => String(line).startsWith('ALERT'));
  expect(alerts).toEqual([
    ['ALERT mail given up', JSON.stringify({ mail_id: 'old', kind: 'paid' })],
    ['ALERT mail of an unknown form', JSON.stringify({ mail_id: 'unread', kind: 'unknown' })],
  ]);
});

test('claims nothing while no mail can be sent', async () => {
  const unusable = [
    { MAIL_API_URL: undefined },
    { MAIL_API_URL: 'http://mail.example' },
    { MAIL_API_URL: 'http://127.0.0.1:1/sandbox/mail' },
    { MAIL_API_KEY: ' ' },
    { MAIL_FROM: 'nobody' },
    { MAIL_API_URL: 'http://127.0.0.1:1/sandbox/mail', SANDBOX: '1', APP_ENV: 'live' },
  ];
  for (const settings of unusable) {
    const { deps, requests } = fakeProject(project, settings);
    expect(await refused(handler(calling(), deps))).toEqual([503, 'service_unavailable']);
    expect(requests).toEqual([]);
  }
});

test('continues with the other mails if an outcome could not be stored', async () => {
  const { deps } = fakeProject({
    ...project,
    'rpc/claim_mails': claims(numbered(3)),
    'rpc/settle_mail': () => new Response('', { status: 503 }),
  });
  expect(await statusAndBody(handler(calling(), deps))).toEqual([200, { ...nothing, sent: 3 }]);
});

test('accepts only the schedule', async () => {
  const { deps, requests } = fakeProject();
  for (const headers of [asVisitor, asShopper, { ...json, authorization: 'Bearer sb_secret_test' }])
    expect(await refused(handler(posting({}, headers), deps))).toEqual([403, 'forbidden']);
  expect(requests).toEqual([]);
});

test('malformed bodies never cause a 5xx', async () => {
  const { deps } = fakeProject({ ...project, 'rpc/claim_mails': [] });
  const bodies = malformedBodies({ limit: 1 });
  expect(bodies.length).toBeGreaterThanOrEqual(300);
  for (const body of bodies)
    expect((await handler(posting(body, bySchedule), deps)).status).toBeLessThan(500);
});
