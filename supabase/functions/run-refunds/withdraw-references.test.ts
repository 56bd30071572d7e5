import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fakeProject } from '../_shared/testing/fake-project.ts';
import {
  fawryKnowsNothing,
  fawryMessage,
  fawryStatusPath,
} from '../_shared/testing/fawry-message.ts';
import { ids, openPayment } from '../_shared/testing/orders.ts';
import { calling, fawryCancel, inTurn, nothing, project } from '../_shared/testing/refunds.ts';
import { statusAndBody } from '../_shared/testing/requests.ts';
import { skipPauses } from '../_shared/testing/skip-pauses.ts';
import { handler } from './handler.ts';

skipPauses();

beforeEach(() => {
  jest.restoreAllMocks();
  jest.spyOn(console, 'error').mockReturnValue();
});

describe('a reference that should not be paid', () => {
  const call = { state: 'queued', outcome: null, call: { reference: '970177001' } };
  const open = {
    ...project(),
    'rpc/claim_refunds': [],
    'rpc/claim_withdrawals': [openPayment()],
  };
  const stepsOf = (requests: { what: string; body: Record<string, unknown> }[]) =>
    requests.filter(({ what }) => what === 'rpc/step_withdrawal').map(({ body }) => body);

  test('is withdrawn once Fawry reports it as open, and closed once Fawry confirms it', async () => {
    const { deps, requests, names } = fakeProject({
      ...open,
      [fawryStatusPath]: inTurn(
        await fawryMessage({ orderStatus: 'NEW' }),
        await fawryMessage({ orderStatus: 'CANCELED' }),
      ),
      'rpc/step_withdrawal': inTurn(call, { state: 'done', outcome: 'withdrawn', call: null }),
    });
    expect(await statusAndBody(handler(calling(), deps))).toEqual([
      200,
      { ...nothing, references: 1, withdrawn: 1 },
    ]);
    expect(stepsOf(requests)).toEqual([
      {
        p_order_payment_id: ids.payment,
        p_reported: 'PENDING',
        p_reference: '970177001',
        p_answer: null,
      },
      {
        p_order_payment_id: ids.payment,
        p_reported: 'CANCELLED',
        p_reference: '970177001',
        p_answer: 'accepted',
      },
    ]);
    expect(names().filter((name) => name === 'rpc/apply_payment_event')).toHaveLength(2);
    expect(names().filter((name) => name === fawryCancel)).toHaveLength(1);
  });

  test('is handled like any other payment if it was paid in the meantime', async () => {
    const { deps, requests, names } = fakeProject({
      ...open,
      'rpc/step_withdrawal': { state: 'done', outcome: 'paid', call: null },
    });
    await handler(calling(), deps);
    expect(names()).toContain('rpc/apply_payment_event');
    expect(names()).not.toContain(fawryCancel);
    expect(stepsOf(requests)).toMatchObject([{ p_reported: 'PAID' }]);
  });

  test.each([
    ['NOT_FOUND', fawryKnowsNothing],
    [null, () => new Response('', { status: 503 })],
  ])('is left alone while Fawry does not know it or does not answer: %p', async (word, answer) => {
    const { deps, requests, names } = fakeProject({
      ...open,
      [fawryStatusPath]: answer,
      'rpc/step_withdrawal': { state: 'queued', outcome: null, call: null },
    });
    expect(await statusAndBody(handler(calling(), deps))).toMatchObject([200, { withdrawn: 0 }]);
    expect(stepsOf(requests)).toMatchObject([{ p_reported: word, p_reference: null }]);
    expect(names()).not.toContain(fawryCancel);
  });

  test('is reported if Fawry never mentions it again', async () => {
    const { deps } = fakeProject({
      ...open,
      [fawryStatusPath]: () => new Response('', { status: 503 }),
      'rpc/step_withdrawal': { state: 'done', outcome: 'given_up', call: null },
    });
    expect(await statusAndBody(handler(calling(), deps))).toMatchObject([200, { withdrawn: 0 }]);
    expect(jest.mocked(console.error).mock.calls).toContainEqual([
      'ALERT reference not withdrawn',
      JSON.stringify({ order_payment_id: ids.payment }),
    ]);
  });

  test('records the reason if its withdrawal is refused', async () => {
    const { deps, requests } = fakeProject({
      ...open,
      [fawryStatusPath]: () => fawryMessage({ orderStatus: 'NEW' }),
      [fawryCancel]: { code: '400' },
      'rpc/step_withdrawal': inTurn(call, { state: 'queued', outcome: null, call: null }),
    });
    expect(await statusAndBody(handler(calling(), deps))).toMatchObject([200, { withdrawn: 0 }]);
    expect(stepsOf(requests)[1]).toMatchObject({ p_answer: 'refused Fawry 400' });
  });
});
