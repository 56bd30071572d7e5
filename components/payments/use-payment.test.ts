/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { AttemptEnd, AttemptOutcome } from '@/lib/orders/attempt-outcome';
import { intlWrapper } from '@/lib/i18n/render-fixture';

const tab = { closed: false, close: () => undefined } as unknown as Window;
const page = 'https://pay.example/';
const order = { order_id: 'o', order_number: 'ZD-7K3M-9QXT', total_amount: 509.25 };
let outcome: AttemptOutcome;
jest.unstable_mockModule('@/lib/supabase/browser-client', () => ({ browserClient: () => ({}) }));
jest.unstable_mockModule('@/lib/payments/paymob-payment', () => ({
  startPaymobPayment: async () => ({ ok: true, page, attemptId: 'p' }),
}));
jest.unstable_mockModule('@/lib/payments/payment-tab', () => ({
  openPaymentTab: () => tab,
  showInTab: () => undefined,
}));
jest.unstable_mockModule('./follow-tab', () => ({
  followTab: (_: Window, __: object, report: (end: AttemptEnd | 'checking') => void) => {
    report('checking');
    report({ outcome, reason: null });
    return () => undefined;
  },
}));
const { usePayment } = await import('./use-payment');

const payments = {
  providers: ['paymob' as const],
  fawry: null,
  merchantCode: undefined,
  paymobUrl: page,
};

/** The tests' browser cannot load pages and reports an error. */
const left = jest.spyOn(console, 'error');
const cookies = jest.spyOn(document, 'cookie', 'set');

beforeEach(() => {
  jest.useFakeTimers();
  left.mockReset().mockReturnValue();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Pays by card in a tab, which is closed with this outcome. */
async function payInTab(end: AttemptOutcome) {
  outcome = end;
  const { result } = renderHook(() => usePayment(payments), { wrapper: intlWrapper('en') });
  const choice = { provider: 'paymob', method: 'card', walletPhone: '' } as const;
  await act(() => result.current.pay(choice, async () => ({ ok: true, order, details: null })));
  act(() => jest.advanceTimersByTime(60_000));
  return result.current;
}

test.each(['failed', 'open'] as const)(
  'reports a closed tab whose payment is %s, and keeps the shopper with the order',
  async (end) => {
    const { stage } = await payInTab(end);
    expect(stage).toEqual({ name: 'returned', outcome: end, reason: null, order });
    expect(left).not.toHaveBeenCalled();
  },
);

test('notifies a shopper who has paid, and opens the home page', async () => {
  const { stage } = await payInTab('paid');
  expect(stage).toEqual({ name: 'returned', outcome: 'paid', reason: null, order });
  expect(left.mock.calls.join()).toContain('navigation');
});

test('keeps the language in which a payment begins for the page on which it ends', async () => {
  await payInTab('paid');
  expect(cookies).toHaveBeenCalledWith(
    expect.stringMatching(/^payment-language=en; path=\/payment-complete; /),
  );
});
