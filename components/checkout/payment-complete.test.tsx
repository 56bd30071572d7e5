/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { Locale } from '@/lib/i18n/locale';
import { renderIn } from '@/lib/i18n/render-fixture';
import type { PayableOrder } from '@/lib/orders/order';
import { readPaymentResult } from '@/lib/payments/payment-result';
import ar from '@/messages/ar.json' with { type: 'json' };
import en from '@/messages/en.json' with { type: 'json' };
import { PaymentComplete } from './payment-complete';

const { paymentComplete: complete, paymentReference } = en;
const order: PayableOrder = {
  order_id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  order_number: 'ZD-7K3M-9QXT',
  timestamp: '2026-11-21 09:00:00+00',
  subtotal_pt: 45_000,
  shipping_pt: 6_500,
  fee_pt: 425,
  discount_pt: 1_000,
  total_amount: 509.25,
  status: 'pending',
  expires_at: '2026-11-23 09:00:00+00',
  order_payment: [],
  order_status_changes: [{ to_status: 'pending', timestamp: '2026-11-21 09:00:00+00' }],
  order_addresses: { country_iso2: 'EG' },
  order_products: [
    {
      product_id: 'p1',
      quantity: 2,
      retail_price: 225,
      product_name: 'كتاب',
      name_en: 'Physics',
      product: { image_url: '/websites/shop/covers/physics.webp' },
    },
  ],
};
const outlet = {
  order_payment_id: 'p',
  provider: 'fawry',
  payment_method: 'PAYATFAWRY',
  status: 'PENDING',
  reference: '970177001',
  reference_expires_at: '2026-11-23 09:00:00+00',
  decline_code: null,
  created_at: '2026-11-21 09:00:00+00',
};
const number = { merchantRefNumber: 'ZD-7K3M-9QXT', referenceNumber: '970177001' };
const paid = { ...number, statusCode: '200', orderStatus: 'PAID' };
const unpaid = { ...paid, orderStatus: 'UNPAID' };
const failed = { orderNumber: 'ZD-7K3M-9QXT', statusCode: '400', orderStatus: 'FAILED' };

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T09:10:00Z') });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function show(
  query: Record<string, string>,
  own: PayableOrder | null = null,
  locale: Locale = 'en',
) {
  renderIn(
    locale,
    <PaymentComplete pageLocale="en" result={readPaymentResult(query)} order={own} />,
  );
  return screen.getByRole('dialog');
}

const facts = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('dd')].map((fact) => fact.textContent);
const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test.each([
  ['placed', paid, complete.placedText, ['ZD-7K3M-9QXT', '970177001', 'Paid']],
  ['failed', {}, complete.failedText, ['-', '-', '-']],
] as const)(
  'shows a payment that %s, with a dash for unknown values',
  (name, query, text, expected) => {
    const dialog = show(query);
    expect(screen.getByRole('dialog', { name: complete[name] })).toBe(dialog);
    expect(dialog.textContent).toContain(text);
    expect(facts(dialog)).toEqual(expected);
    expect(links()).toContainEqual([complete.back, '/en/shop']);
  },
);

test('explains why a payment was declined, unless the code is unknown', () => {
  const { declineReasons } = en;
  expect(show({ ...failed, responseCode: '51' }).textContent).toContain(declineReasons.funds);
  cleanup();
  expect(show({ ...number, statusCode: '99954' }).textContent).toContain(declineReasons.expired);
  cleanup();
  const unknown = show({ ...failed, responseCode: '<b>51</b>' }).textContent;
  for (const reason of Object.values(declineReasons)) expect(unknown).not.toContain(reason);
});

test('takes the reason from the order if the address has none', () => {
  const { declineReasons } = en;
  const declined = { ...outlet, status: 'FAILED', reference: null, decline_code: '51' };
  const dialog = show(failed, { ...order, order_payment: [declined] });
  expect(dialog.textContent).toContain(declineReasons.funds);
});

test('shows the status in the language of the page, and keeps the provider’s in the data', () => {
  const dialog = show(unpaid, null, 'ar');
  expect(facts(dialog).at(-1)).toBe(ar.orders.details.statuses.pending);
  expect(dialog.querySelector('data')?.getAttribute('value')).toBe('UNPAID');
});

test('shows a reference for an outlet with its amount, deadline, copy button and a link to the order', () => {
  const dialog = show(unpaid, { ...order, order_payment: [outlet] });
  expect(dialog.textContent).toContain(complete.unpaidText);
  expect(dialog.textContent).toContain('970177001');
  expect(dialog.textContent).toContain(paymentReference.until);
  expect(dialog.textContent).toMatch(/November 23, 2026.*11:00/);
  expect(facts(dialog)).toEqual(['ZD-7K3M-9QXT', 'EGP 509.25', 'Pending']);
  expect(screen.getByRole('button', { name: paymentReference.copy })).toBeTruthy();
  expect(links()).toEqual([
    [complete.back, '/en/shop'],
    [complete.viewOrder, `/en/profile/orders?order=${order.order_id}`],
  ]);
});

test('offers a failed order to its owner, and reveals nothing else to others', () => {
  show(failed, order);
  expect(links()).toEqual([
    [complete.payOrder, `/en/checkout/order/${order.order_id}`],
    [complete.back, '/en/shop'],
  ]);
  cleanup();
  const dialog = show(failed);
  expect(links()[0]).toEqual([complete.yourOrders, '/en/profile/orders']);
  expect(dialog.innerHTML).not.toContain(order.order_id);
  expect(dialog.textContent).not.toContain('509.25');
});

test('does not offer to pay an order that can no longer be paid', () => {
  show(failed, { ...order, status: 'cancelled' });
  expect(links()[0]?.[0]).toBe(complete.viewOrder);
});

test('mentions the number below only if there is one to pay with', () => {
  const pending = { ...failed, statusCode: '200', orderStatus: 'PENDING' };
  // Without a number, and with that of a transaction.
  for (const query of [pending, { ...pending, referenceNumber: '900001' }]) {
    const { textContent } = show(query, order);
    expect(textContent).toContain(complete.waitingText);
    expect(textContent).not.toContain(complete.unpaidText);
    cleanup();
  }
  expect(show(unpaid).textContent).toContain(complete.unpaidText);
});

test('shows the owner the books, the expected arrival and the next steps', () => {
  const dialog = show(paid, order);
  const books = within(dialog).getByRole('list', { name: complete.books });
  expect(books.textContent).toBe('Physics × 2');
  expect(books.querySelector('img')).not.toBeNull();
  // Saturday the 21st, and three to nine business days from it.
  expect(dialog.textContent).toContain(
    'Expected between Tuesday, November 24 and Wednesday, December 2',
  );
  expect(dialog.textContent).toContain(complete.nextPaid);
  expect(screen.getByRole('list', { name: en.purchase.steps.label })).toBeTruthy();
  expect(dialog.querySelector('[aria-current="step"]')?.textContent).toContain(
    en.purchase.steps.done,
  );
});

test('makes the arrival of an unpaid order depend on its payment, and names none abroad or for others', () => {
  const dialog = show(unpaid, { ...order, order_payment: [outlet] });
  expect(dialog.textContent).toContain('If you pay today, it arrives between Tuesday');
  expect(dialog.textContent).toContain(complete.nextUnpaid);
  expect(dialog.querySelector('[aria-current="step"]')?.textContent).toContain(
    en.purchase.steps.payment,
  );
  cleanup();
  const abroad = show(paid, { ...order, order_addresses: { country_iso2: 'JO' } });
  expect(abroad.textContent).not.toMatch(/Tuesday|December/);
  cleanup();
  const stranger = show(paid);
  expect(within(stranger).queryByRole('list', { name: complete.books })).toBeNull();
  expect(stranger.textContent).not.toMatch(/Tuesday|December/);
  expect(stranger.textContent).not.toContain(complete.nextTitle);
});

test('names no day after a failed payment, and says that the order can be paid again', () => {
  const dialog = show(failed, order);
  expect(dialog.textContent).not.toMatch(/Tuesday|December/);
  expect(dialog.textContent).toContain(complete.nextFailed);
});

test('links pages in the language of the address, whatever language the texts are in', () => {
  show(paid, null, 'ar');
  expect(links()).toEqual([[ar.paymentComplete.back, '/en/shop']]);
});
