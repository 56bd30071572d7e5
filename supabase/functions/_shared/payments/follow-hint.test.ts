import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type RecordedRequest, fakeProject, raised } from '../testing/fake-project.ts';
import { fawryKnowsNothing, fawryMessage, fawryStatusPath } from '../testing/fawry-message.ts';
import { applied, merchantRef, noted } from '../testing/orders.ts';
import { type VendorHint } from '../vendors/vendor-event.ts';
import { followHint } from './follow-hint.ts';

const hint: VendorHint = {
  provider: 'fawry',
  event_key: 'a message',
  status: 'PAID',
  merchant_ref: merchantRef,
  evidence: { orderStatus: 'PAID' },
};
const project = {
  'rpc/note_payment_hint': noted(),
  'rpc/apply_payment_event': applied,
  'rpc/mark_payment_checked': null,
};
/** Answers one after another, and the last one again and again. */
const inTurn = (...answers: (() => unknown)[]) => {
  let next = 0;
  return () => answers[Math.min(next++, answers.length - 1)]?.();
};
const unpaid = () => fawryMessage({ orderStatus: 'NEW' });
const paid = () => fawryMessage();
const questions = (requests: RecordedRequest[]) =>
  requests.filter(({ what }) => what === fawryStatusPath).length;

let logged: jest.SpiedFunction<typeof console.error>;

async function follow(
  answers: Parameters<typeof fakeProject>[0],
  { patienceMs = 5_000, changed = {} }: { patienceMs?: number; changed?: Partial<VendorHint> } = {},
) {
  const { deps, requests } = fakeProject({ ...project, ...answers });
  let open = 0;
  const fetch: typeof deps.fetch = async (input, init) => {
    open += 1;
    return deps.fetch(input, init).finally(() => (open -= 1));
  };
  const begunAt = Date.now();
  let tookMs: number | undefined;
  const following = followHint({ ...deps, fetch }, { ...hint, ...changed }, 'webhook', patienceMs);
  void following.then(() => (tookMs = Date.now() - begunAt));
  // The clock moves while something waits for it, and stands still while something is computed.
  while (tookMs === undefined) {
    await new Promise((resolve) => setImmediate(resolve));
    if (open === 0 && jest.getTimerCount() > 0) await jest.advanceTimersByTimeAsync(10);
  }
  return { outcome: await following, requests, tookMs };
}

beforeEach(() => {
  jest.restoreAllMocks();
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  logged = jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => void jest.useRealTimers());

describe('a payment that was announced', () => {
  test('is queried once if the provider knows it', async () => {
    const { outcome, requests } = await follow({ [fawryStatusPath]: paid });
    expect(outcome).toMatchObject({ ok: true, value: { payment_status: 'PAID' } });
    expect(questions(requests)).toBe(1);
  });

  test.each([
    ['as unpaid', unpaid],
    ['not at all', () => fawryKnowsNothing],
  ])('is queried again while the provider knows %s', async (_, lagging) => {
    const { outcome, requests, tookMs } = await follow({
      [fawryStatusPath]: inTurn(lagging, lagging, paid),
    });
    expect(outcome).toMatchObject({ ok: true, value: { payment_status: 'PAID' } });
    expect(questions(requests)).toBe(3);
    expect(tookMs).toBeGreaterThanOrEqual(1_600);
    expect(requests.at(-1)).toMatchObject({
      body: { p_event: { status: 'PAID', source: 'pull' } },
    });
  });

  test('is left to the schedule if the provider never knows it', async () => {
    const { outcome, requests, tookMs } = await follow({ [fawryStatusPath]: unpaid });
    expect(outcome).toMatchObject({ ok: true, value: { payment_status: 'PENDING' } });
    expect(questions(requests)).toBe(3);
    expect(tookMs).toBeLessThan(5_000);
    expect(JSON.stringify(requests.map(({ body }) => body['p_event']))).not.toContain('"PAID"');
  });

  test.each([
    [100, 1],
    [1_000, 2],
    [3_000, 3],
  ])('is queried, within a time limit of %i ms, %i times', async (patienceMs, times) => {
    const { requests, tookMs } = await follow({ [fawryStatusPath]: unpaid }, { patienceMs });
    expect(questions(requests)).toBe(times);
    expect(tookMs).toBeLessThanOrEqual(patienceMs);
  });
});

test('is queried once if it is reported with any other status', async () => {
  for (const status of ['PENDING', 'FAILED', 'EXPIRED', 'REFUNDED'] as const) {
    const { requests } = await follow({ [fawryStatusPath]: unpaid }, { changed: { status } });
    expect(questions(requests)).toBe(1);
  }
});

test.each([
  ['is down', () => new Response('', { status: 503 })],
  ['says nothing of use', () => new Response('<html>')],
  ['refuses', () => ({ statusCode: '9946' })],
])('a provider that %s settles nothing, and the schedule queries it again', async (_, answer) => {
  const { outcome, requests } = await follow({ [fawryStatusPath]: answer });
  expect(outcome).toEqual({ ok: true, value: null });
  expect(new Set(requests.map(({ what }) => what))).toEqual(
    new Set(['rpc/note_payment_hint', fawryStatusPath]),
  );
});

test('fails without a query if the claim cannot be stored', async () => {
  for (const [answer, code] of [
    [() => new Response('', { status: 503 }), 'service_unavailable'],
    [() => raised(400, 'invalid_event'), 'invalid_event'],
    [() => ({ known: true }), 'service_unavailable'],
  ] as const) {
    const { outcome, requests } = await follow({ 'rpc/note_payment_hint': answer });
    expect(outcome).toMatchObject({ ok: false, refusal: { code } });
    expect(requests).toHaveLength(1);
  }
});

test('alerts the shop about a claim for an unknown payment, without the payer’s data', async () => {
  const unknown = { 'rpc/note_payment_hint': { known: false, question: null } };
  const evidence = { customerMail: 'mona@example.com' };
  const { outcome, requests } = await follow(unknown, { changed: { evidence } });
  expect(outcome).toEqual({ ok: true, value: null });
  expect(requests).toHaveLength(1);
  expect(logged.mock.calls).toEqual([
    [
      'ALERT message about no payment',
      JSON.stringify({
        provider: 'fawry',
        merchant_ref: merchantRef,
        status: 'PAID',
        source: 'webhook',
      }),
    ],
  ]);
});

test('sends no query for a claim that needs none', async () => {
  const { outcome, requests } = await follow({
    'rpc/note_payment_hint': { known: true, question: null },
  });
  expect(outcome).toEqual({ ok: true, value: null });
  expect(requests).toHaveLength(1);
  expect(logged).not.toHaveBeenCalled();
});

test('compares the transaction values of a message, but does not store them as an answer', async () => {
  const transaction = {
    id: '900001',
    orderId: '700001',
    integrationId: '1001',
    owner: '500001',
    amount: '1',
    currency: 'EGP',
  };
  const { requests } = await follow({ [fawryStatusPath]: paid }, { changed: { transaction } });
  expect(requests[0]?.body['p_hint']).toEqual({ ...hint, source: 'webhook' });
});

test('waits for a silent provider until the time limit', async () => {
  jest.useRealTimers();
  const { deps, names } = fakeProject(project);
  const silent = (signal: AbortSignal | null | undefined) =>
    new Promise<Response>((_, reject) => {
      const giveUp = () => reject(new DOMException('aborted', 'AbortError'));
      if (signal?.aborted) giveUp();
      signal?.addEventListener('abort', giveUp);
    });
  const fetch: typeof deps.fetch = (input, init) =>
    init?.method === 'GET' ? silent(init.signal) : deps.fetch(input, init);
  expect(await followHint({ ...deps, fetch }, hint, 'webhook', 50)).toEqual({
    ok: true,
    value: null,
  });
  expect(names()).toEqual(['rpc/note_payment_hint']);
});
