/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import type { PayableOrder } from '@/lib/orders/order';
import type { Locale } from '@/lib/i18n/locale';
import { renderIn } from '@/lib/i18n/render-fixture';
import { OrderFacts } from './order-facts';

afterEach(cleanup);

function pricesOf(order: PayableOrder, locale: Locale = 'en') {
  const { container } = renderIn(locale, <OrderFacts order={order} />);
  return [...container.querySelectorAll('dl + dl > div, ul + dl > div')].map((row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent,
  ]);
}

const book = { product_id: 'p', product_name: 'فيزياء', name_en: 'Physics', product: null };
const order: PayableOrder = {
  order_id: 'o',
  order_number: 'ZD-7K3M-9QXT',
  timestamp: '2026-11-21 09:00:00+00',
  status: 'pending',
  expires_at: null,
  order_payment: [],
  order_status_changes: [],
  order_addresses: null,
  subtotal_pt: 30_100,
  shipping_pt: 6_500,
  fee_pt: 525,
  discount_pt: 1_000,
  total_amount: 361.25,
  order_products: [{ ...book, quantity: 2, retail_price: 150.5 }],
};

test('shows lines that add up to the total', () => {
  const rows = pricesOf(order);
  expect(rows).toEqual([
    ['Subtotal', 'EGP 301.00'],
    ['Shipping', 'EGP 65.00'],
    ['Service Fee', 'EGP 5.25'],
    ['Promo Discount', '-EGP 10.00'],
    ['Total', 'EGP 361.25'],
  ]);
  const amounts = rows.map(([, text]) => Math.round(Number(text?.replace('EGP ', '')) * 100));
  expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount)).toBe(amounts.at(-1));
});

test('omits the discount if there is none', () => {
  const labels = pricesOf({ ...order, discount_pt: 0, total_amount: 371.25 }).map(
    ([label]) => label,
  );
  expect(labels).toEqual(['Subtotal', 'Shipping', 'Service Fee', 'Total']);
});

test('writes the minus of an Arabic discount next to the number', () => {
  const rows = pricesOf(order, 'ar');
  expect(rows[3]).toEqual(['خصم الكود', '\u2066-10.00\u2069 جنيه']);
  const directions = [...document.querySelectorAll('dd :is(bdi, s)[dir]')].map((value) =>
    value.getAttribute('dir'),
  );
  expect(new Set(directions.slice(1))).toEqual(new Set(['rtl']));
});
