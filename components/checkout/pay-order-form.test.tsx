/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { payable } from '@/components/orders/orders-fixture';
import { locales } from '@/lib/i18n/locale';
import { renderIn } from '@/lib/i18n/render-fixture';
import type { PayableOrder } from '@/lib/orders/order';
import ar from '@/messages/ar.json' with { type: 'json' };
import en from '@/messages/en.json' with { type: 'json' };

const messages = { ar, en };
const startPaymobPayment = jest.fn();
jest.unstable_mockModule('@/lib/supabase/browser-client', () => ({ browserClient: () => ({}) }));
jest.unstable_mockModule('@/lib/payments/paymob-payment', () => ({ startPaymobPayment }));
const { PayOrderForm } = await import('./pay-order-form');

const payments = {
  providers: ['paymob' as const],
  fawry: null,
  merchantCode: undefined,
  paymobUrl: 'https://accept.example',
};
const unpaid: PayableOrder = { ...payable, order_payment: [] };

beforeEach(() => {
  startPaymobPayment.mockReset();
});
afterEach(cleanup);

function open(order = unpaid, locale: (typeof locales)[number] = 'en') {
  const { container } = renderIn(
    locale,
    <PayOrderForm order={order} payments={payments} onSettled={() => undefined} />,
  );
  return {
    words: messages[locale].payments,
    text: container.textContent,
    pay: () => fireEvent.submit(container.querySelector('form')!),
  };
}

test.each(locales)('focuses the payment methods if none is chosen, in %s', (locale) => {
  const { words, pay } = open(unpaid, locale);
  pay();
  const ways = screen.getByRole('group', { name: words.methods.legend });
  const first = ways.querySelector('input');
  expect(document.activeElement).toBe(first);
  expect(first?.getAttribute('type')).toBe('radio');
  expect(screen.getByText(words.obstacles.methodMissing)).toBeTruthy();
  expect(startPaymobPayment).not.toHaveBeenCalled();
});

test.each(locales)('focuses the wallet’s number if it is missing, in %s', (locale) => {
  const { words, pay } = open(unpaid, locale);
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${words.methods.wallet}`) }));
  pay();
  const field = screen.getByRole('textbox', { name: words.methods.walletPhone });
  expect(document.activeElement).toBe(field);
  expect(screen.getByText(words.obstacles.walletPhoneMissing)).toBeTruthy();
  expect(startPaymobPayment).not.toHaveBeenCalled();
});

const declined = {
  ...payable.order_payment[0]!,
  status: 'FAILED',
  reference: null,
  decline_code: '51',
};

test('shows why the last payment was declined next to the payment methods', () => {
  const { funds } = en.declineReasons;
  const { words, text } = open({ ...unpaid, order_payment: [declined] });
  expect(text).toContain(words.paymentFailed + funds);
  cleanup();
  const later = { ...declined, status: 'INITIATED', created_at: '2026-11-22 09:00:00+00' };
  expect(open({ ...unpaid, order_payment: [declined, later] }).text).not.toContain(funds);
  cleanup();
  const paid = { ...unpaid, status: 'processing', order_payment: [declined] };
  expect(open(paid).text).not.toContain(funds);
});
