import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { create, key, order, pathsOf, token } from '../testing/paymob-account.ts';
import { paidTransaction } from '../testing/paymob-transaction.ts';
import { silence } from '../testing/vendor-stub.ts';

describe('when Paymob fails', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('registers the order only once', async () => {
    for (const reply of [new TypeError('reset'), { status: 502, body: '<html>' }]) {
      const { outcome, requests } = await create({}, token, reply);
      expect(outcome).toMatchObject({ error: { code: 'unavailable' } });
      expect(pathsOf(requests).filter((path) => path === '/api/ecommerce/orders')).toHaveLength(1);
    }
    const waiting = create({}, token, silence);
    await jest.advanceTimersByTimeAsync(15_000);
    expect((await waiting).outcome).toMatchObject({ error: { code: 'timeout' } });
  });

  test('retries the request for a key, which has no effect of its own', async () => {
    const waiting = create({}, token, order, new TypeError('reset'), key);
    await jest.advanceTimersByTimeAsync(600);
    expect((await waiting).outcome.ok).toBe(true);
  });

  test('looks up a kiosk payment after a lost answer instead of repeating it', async () => {
    const pending = {
      ...paidTransaction,
      pending: true,
      success: false,
      data: { bill_reference: 900_001 },
    };
    for (const lost of [silence, new TypeError('reset')] as const) {
      const waiting = create({ method: 'kiosk' }, token, order, key, lost, pending);
      await jest.advanceTimersByTimeAsync(15_000);
      const { outcome, requests } = await waiting;
      expect(outcome).toMatchObject({ ok: true, attempt: { reference: '900001' } });
      expect(pathsOf(requests).filter((path) => path.endsWith('/payments/pay'))).toHaveLength(1);
      expect(requests.at(-1)?.body).toMatchObject({ order_id: '700001' });
    }
    const unknown = create({ method: 'kiosk' }, token, order, key, silence, {
      status: 404,
      body: { detail: 'Not found.' },
    });
    await jest.advanceTimersByTimeAsync(15_000);
    expect((await unknown).outcome).toMatchObject({ error: { code: 'timeout' } });
  });

  test('does not pass on Paymob’s message', async () => {
    const said = { status: 400, body: { message: 'secret words', detail: 'more', code: 'x<y' } };
    const { outcome } = await create({}, token, said);
    expect(outcome).toEqual({ ok: false, error: { code: 'refused', message: 'Paymob 400' } });
    const page = await create({}, token, '<html>');
    expect(page.outcome).toMatchObject({ error: { code: 'malformed' } });
  });
});
