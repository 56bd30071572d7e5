import { describe, expect, jest, test } from '@jest/globals';
import { paymobConfig } from '../testing/paymob-account.ts';
import { paymobServer, type Shown } from '../testing/paymob-server.ts';
import { merchantRef, paidTransaction } from '../testing/paymob-transaction.ts';
import { type InquiredAttempt, inquire } from './inquire.ts';

const latest = 'ecommerce/orders/transaction_inquiry';
const numbered = (id: number) => `acceptance/transactions/${id}`;
const otherRef = 'ZD-7K3M-9QXT-0A1B2C3D4E5F6G7H';

const shown = (changed: Record<string, unknown> = {}): Shown => ({
  ...paidTransaction,
  ...changed,
});
const refund = shown({
  id: 900_002,
  amount_cents: 100,
  is_refund: true,
  has_parent_transaction: true,
  parent_transaction: 900_001,
});
const hinted = {
  id: '900001',
  orderId: '700001',
  integrationId: '1001',
  owner: '500001',
  amount: '46590',
  currency: 'EGP',
};
const malformed = { ok: false, error: { code: 'malformed' } };

async function query(transactions: Shown[], attempt: Partial<InquiredAttempt> = {}) {
  const { fetch, requests } = paymobServer(...transactions);
  const known = { merchantRef, providerOrderId: '700001', ...attempt };
  return { answer: await inquire(paymobConfig(), fetch, known), requests };
}

describe('an inquiry', () => {
  test('returns the outcome of the attempt', async () => {
    const { answer, requests } = await query([shown()]);
    expect(answer).toMatchObject({
      ok: true,
      events: [
        {
          status: 'PAID',
          merchant_ref: merchantRef,
          provider_order_id: '700001',
          transaction_id: '900001',
          amount_pt: 46_590,
          currency: 'EGP',
          refunds: [],
        },
      ],
    });
    expect(requests).toEqual([latest]);
  });

  test('finds nothing for an attempt that nobody has paid', async () => {
    for (const attempt of [{}, { providerOrderId: null }, { hinted }, { transactionIds: ['1'] }])
      expect((await query([], attempt)).answer).toMatchObject({
        ok: false,
        error: { code: 'not_found' },
      });
  });

  test('uses the reference alone if the attempt’s order is unknown', async () => {
    const { answer } = await query([shown()], { providerOrderId: null });
    expect(answer).toMatchObject({ events: [{ provider_order_id: '700001' }] });
    const other = await query([shown()], { providerOrderId: null, merchantRef: otherRef });
    expect(other.answer).toMatchObject(malformed);
  });

  test.each([
    ['another order', { order: { id: 700_002, merchant_order_id: merchantRef } }],
    ['another reference', { order: { id: 700_001, merchant_order_id: otherRef } }],
    ['the order of no reference', { order: { id: 700_001, merchant_order_id: null } }],
    ['an order without a word of its reference', { order: { id: 700_001 } }],
    ['the bare number of an order', { order: 700_001 }],
    ['no order', { order: null }],
  ])('rejects an answer about %s, whatever was requested', async (_, changed) => {
    expect((await query([shown(changed)])).answer).toMatchObject(malformed);
    expect((await query([shown(changed)], { hinted })).answer).toMatchObject(malformed);
    const transactions = [shown(changed), shown({ id: 900_009 })];
    const known = await query(transactions, { transactionIds: ['900001'] });
    expect(known.answer).toMatchObject(malformed);
  });

  test('rejects an answer about a different transaction from the requested one', async () => {
    const other = Response.json(shown({ id: 900_003 }));
    const { fetch } = paymobServer();
    const lying: typeof fetch = async (input, init) =>
      new Request(input, init).url.includes('transactions/') ? other : fetch(input, init);
    const known = { merchantRef, providerOrderId: '700001', hinted };
    expect(await inquire(paymobConfig(), lying, known)).toMatchObject(malformed);
  });

  test('queries every known transaction once', async () => {
    const { answer, requests } = await query(
      [shown(), shown({ id: 900_005 }), shown({ id: 900_007, success: false })],
      { transactionIds: ['900001', '900005', '900007', '900009'] },
    );
    expect(requests).toEqual([latest, numbered(900_001), numbered(900_005), numbered(900_009)]);
    expect(answer).toMatchObject({
      events: [
        { transaction_id: '900007', status: 'FAILED' },
        { transaction_id: '900001', status: 'PAID' },
        { transaction_id: '900005', status: 'PAID' },
      ],
    });
  });

  test('returns nothing rather than a partial result if one query fails', async () => {
    const { fetch } = paymobServer(shown(), shown({ id: 900_005 }));
    const failing: typeof fetch = async (input, init) =>
      new Request(input, init).url.endsWith('900001')
        ? new Response('', { status: 502 })
        : fetch(input, init);
    const known = { merchantRef, providerOrderId: '700001', transactionIds: ['900001'] };
    jest.useFakeTimers();
    const answer = inquire(paymobConfig(), failing, known);
    await jest.advanceTimersByTimeAsync(600);
    jest.useRealTimers();
    expect(await answer).toMatchObject({ error: { code: 'unavailable' } });
  });
});

describe('a failed transaction of an order that was paid', () => {
  const paidOrder = (paid: number) => ({ ...paidTransaction.order, paid_amount_cents: paid });
  const failed = shown({ id: 900_003, success: false, order: paidOrder(46_590) });
  const reasons = async (transactions: Shown[], attempt: Partial<InquiredAttempt> = {}) => {
    const { answer } = await query(transactions, attempt);
    const events = answer.ok ? answer.events : [];
    return Object.fromEntries(events.map((event) => [event.transaction_id, event.review_reason]));
  };

  test('reports an unknown charge', async () => {
    expect(await reasons([failed])).toEqual({ 900003: 'charge_unknown' });
    expect(
      await reasons([shown({ success: false }), failed], { transactionIds: ['900001'] }),
    ).toEqual({ 900001: undefined, 900003: 'charge_unknown' });
  });

  test('reports nothing if the charge is known', async () => {
    const known = { transactionIds: ['900001'] };
    expect(await reasons([shown(), failed], known)).toEqual({
      900001: undefined,
      900003: undefined,
    });
  });

  test('reports a second charge in addition to the known one', async () => {
    const twice = { ...failed, order: paidOrder(2 * 46_590) };
    expect(await reasons([shown(), twice], { transactionIds: ['900001'] })).toMatchObject({
      900003: 'charge_unknown',
    });
  });
});

describe('a transaction mentioned in a message', () => {
  test('is queried first, by its number', async () => {
    const { answer, requests } = await query([shown()], { hinted });
    expect(answer).toMatchObject({ events: [{ transaction_id: '900001', status: 'PAID' }] });
    expect(requests).toEqual([numbered(900_001)]);
  });

  test.each([
    ['integration', { integration_id: 1_002 }],
    ['no integration', { integration_id: null }],
    ['owner', { owner: 500_002 }],
    ['no owner', { owner: null }],
    ['amount', { amount_cents: 46_591 }],
    ['currency', { currency: 'USD' }],
  ])('is rejected if Paymob’s answer differs (%s)', async (_, changed) => {
    expect((await query([shown(changed)], { hinted })).answer).toMatchObject(malformed);
  });

  test('is rejected if it belongs to a different order from the message’s', async () => {
    const message = { ...hinted, orderId: '70000' };
    expect((await query([shown()], { hinted: message })).answer).toMatchObject(malformed);
    const { answer } = await query([shown()], { hinted: message, providerOrderId: null });
    expect(answer).toMatchObject(malformed);
  });

  test('names no transaction if Paymob omits its amount', async () => {
    for (const amount_cents of ['', null]) {
      const { answer } = await query([shown({ amount_cents })], { hinted });
      expect(answer).toMatchObject({ events: [{ transaction_id: '900001', amount_pt: null }] });
    }
  });

  test('is skipped while Paymob does not know it, and the others are reported in full', async () => {
    const later = { ...hinted, id: '900009' };
    const { answer } = await query([shown()], { hinted: later, transactionIds: ['900001'] });
    expect(answer).toMatchObject({ events: [{ transaction_id: '900001' }] });
  });
});

describe('a refund or a void', () => {
  const of = { ...hinted, id: '900002', amount: '100' };

  test('leads to its parent, and is reported with it', async () => {
    const { answer, requests } = await query([shown(), refund], { hinted: of });
    expect(requests).toEqual([numbered(900_002), numbered(900_001)]);
    expect(answer).toMatchObject({
      events: [
        { transaction_id: '900001', refunds: [{ transaction_id: '900002', amount_pt: 100 }] },
      ],
    });
    expect(answer.ok && answer.events).toHaveLength(1);
  });

  test('leads to its parent if it is the last of its order', async () => {
    const { answer, requests } = await query([shown(), refund]);
    expect(requests).toEqual([latest, numbered(900_001)]);
    expect(answer).toMatchObject({ events: [{ refunds: [{ transaction_id: '900002' }] }] });
  });

  test.each([
    ['is pending', { pending: true }],
    ['was declined', { success: false }],
    ['takes what was held', { is_refund: false, is_capture: true }],
    ['names no amount', { amount_cents: '' }],
  ])('that %s returns no money', async (_, changed) => {
    const { answer } = await query([shown(), { ...refund, ...changed }]);
    expect(answer).toMatchObject({ events: [{ transaction_id: '900001', refunds: [] }] });
  });

  test('of another transaction is not reported with this one', async () => {
    const attempt = { transactionIds: ['900001', '900005'] };
    const { answer } = await query(
      [shown(), shown({ id: 900_005 }), { ...refund, parent_transaction: 900_005 }],
      attempt,
    );
    const events = answer.ok ? answer.events : [];
    const refunds = Object.fromEntries(
      events.map((event) => [event.transaction_id, event.refunds]),
    );
    expect(refunds).toEqual({
      900001: [],
      900005: [{ transaction_id: '900002', amount_pt: 100 }],
    });
  });

  test('is rejected without a parent, or with a parent under another payment', async () => {
    const orphan = { ...refund, parent_transaction: null };
    expect((await query([shown(), orphan])).answer).toMatchObject(malformed);
    const foreign = shown({ order: { id: 700_002, merchant_order_id: otherRef } });
    expect((await query([foreign, refund])).answer).toMatchObject(malformed);
  });
});
