import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type Asked, fakeProject, raised } from '../testing/fake-project.ts';
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
const questions = (asked: Asked[]) => asked.filter(({ what }) => what === fawryStatusPath).length;

let logged: jest.SpiedFunction<typeof console.error>;

async function follow(
  answers: Parameters<typeof fakeProject>[0],
  { patienceMs = 5_000, changed = {} }: { patienceMs?: number; changed?: Partial<VendorHint> } = {},
) {
  const { deps, asked } = fakeProject({ ...project, ...answers });
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
  return { outcome: await following, asked, tookMs };
}

beforeEach(() => {
  jest.restoreAllMocks();
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  logged = jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => void jest.useRealTimers());

describe('a payment that was announced', () => {
  test('and that the provider knows of is asked about once', async () => {
    const { outcome, asked } = await follow({ [fawryStatusPath]: paid });
    expect(outcome).toMatchObject({ ok: true, value: { payment_status: 'PAID' } });
    expect(questions(asked)).toBe(1);
  });

  test.each([
    ['as unpaid', unpaid],
    ['not at all', () => fawryKnowsNothing],
  ])('and that the provider knows %s yet is asked about again', async (_, lagging) => {
    const { outcome, asked, tookMs } = await follow({
      [fawryStatusPath]: inTurn(lagging, lagging, paid),
    });
    expect(outcome).toMatchObject({ ok: true, value: { payment_status: 'PAID' } });
    expect(questions(asked)).toBe(3);
    expect(tookMs).toBeGreaterThanOrEqual(1_600);
    expect(asked.at(-1)).toMatchObject({ body: { p_event: { status: 'PAID', source: 'pull' } } });
  });

  test('and that the provider never comes to know is left to the schedule', async () => {
    const { outcome, asked, tookMs } = await follow({ [fawryStatusPath]: unpaid });
    expect(outcome).toMatchObject({ ok: true, value: { payment_status: 'PENDING' } });
    expect(questions(asked)).toBe(3);
    expect(tookMs).toBeLessThan(5_000);
    expect(JSON.stringify(asked.map(({ body }) => body['p_event']))).not.toContain('"PAID"');
  });

  test.each([
    [100, 1],
    [1_000, 2],
    [3_000, 3],
  ])('is asked about within a patience of %i ms, %i times', async (patienceMs, times) => {
    const { asked, tookMs } = await follow({ [fawryStatusPath]: unpaid }, { patienceMs });
    expect(questions(asked)).toBe(times);
    expect(tookMs).toBeLessThanOrEqual(patienceMs);
  });
});

test('one that is announced as anything else is asked about once', async () => {
  for (const status of ['PENDING', 'FAILED', 'EXPIRED', 'REFUNDED'] as const) {
    const { asked } = await follow({ [fawryStatusPath]: unpaid }, { changed: { status } });
    expect(questions(asked)).toBe(1);
  }
});

test.each([
  ['is down', () => new Response('', { status: 503 })],
  ['says nothing of use', () => new Response('<html>')],
  ['refuses', () => ({ statusCode: '9946' })],
])('a provider that %s settles nothing, and is asked again by the schedule', async (_, answer) => {
  const { outcome, asked } = await follow({ [fawryStatusPath]: answer });
  expect(outcome).toEqual({ ok: true, value: null });
  expect(new Set(asked.map(({ what }) => what))).toEqual(
    new Set(['rpc/note_payment_hint', fawryStatusPath]),
  );
});

test('a claim that cannot be kept is a failure, and nobody is asked', async () => {
  for (const [answer, code] of [
    [() => new Response('', { status: 503 }), 'service_unavailable'],
    [() => raised(400, 'invalid_event'), 'invalid_event'],
    [() => ({ known: true }), 'service_unavailable'],
  ] as const) {
    const { outcome, asked } = await follow({ 'rpc/note_payment_hint': answer });
    expect(outcome).toMatchObject({ ok: false, refusal: { code } });
    expect(asked).toHaveLength(1);
  }
});

test('the shop hears of a claim about no payment, without a word about the payer', async () => {
  const unknown = { 'rpc/note_payment_hint': { known: false, question: null } };
  const evidence = { customerMail: 'mona@example.com' };
  const { outcome, asked } = await follow(unknown, { changed: { evidence } });
  expect(outcome).toEqual({ ok: true, value: null });
  expect(asked).toHaveLength(1);
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

test('a claim that needs no question asks none', async () => {
  const { outcome, asked } = await follow({
    'rpc/note_payment_hint': { known: true, question: null },
  });
  expect(outcome).toEqual({ ok: true, value: null });
  expect(asked).toHaveLength(1);
  expect(logged).not.toHaveBeenCalled();
});

test('what a message says of a transaction is compared, not kept as an answer', async () => {
  const transaction = {
    id: '900001',
    orderId: '700001',
    integrationId: '1001',
    owner: '500001',
    amount: '1',
    currency: 'EGP',
  };
  const { asked } = await follow({ [fawryStatusPath]: paid }, { changed: { transaction } });
  expect(asked[0]?.body['p_hint']).toEqual({ ...hint, source: 'webhook' });
});

test('a provider that never answers is waited for as long as patience lasts', async () => {
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
