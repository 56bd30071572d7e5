/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { CartItem } from '@/lib/cart/cart-item';
import { productFixture } from '@/lib/catalogue/product-fixture';
import type { Quote } from '@/lib/checkout/quote';
import type { QuoteState } from '@/lib/checkout/use-quote';
import { renderIn } from '@/lib/i18n/render-fixture';
import en from '@/messages/en.json' with { type: 'json' };
import { CheckoutPrice } from './checkout-price';
import { OrderedBooks } from './ordered-books';

const { summary } = en.checkout;
const item: CartItem = { ...productFixture({ notes_en: 'With answers' }), quantity: 2 };
const quote = {
  subtotal: 690,
  shipping: { before: 65 },
  extra_fee: { before: 5.5 },
  promo: { amount: 0, valid: false, reason: null },
  totals: { before: 760.5, after: 760.5 },
} as Quote;
const price = (changes: object = {}) =>
  ({
    status: 'ready',
    quote,
    failure: null,
    retry: () => Promise.resolve(),
    ...changes,
  }) as QuoteState;

const show = (state: QuoteState, items: CartItem[] = [item], arrival: ReactNode = null) =>
  renderIn(
    'en',
    <>
      <OrderedBooks items={items} onRetry={null} price={state} />
      <CheckoutPrice items={items} price={state} arrival={arrival} onRetry={() => undefined}>
        {null}
      </CheckoutPrice>
    </>,
  );
const rows = (container: HTMLElement) =>
  [...container.querySelectorAll('dl > div')].map(({ textContent }) => textContent);

afterEach(cleanup);

test('shows title, quantity, unit price, notes and total in a line', () => {
  show(price());
  const line = screen.getByRole('listitem', { hidden: true });
  expect(line.querySelector('img')).not.toBeNull();
  expect(line.textContent).toMatch(
    /^Nuwwar Biology - Nuwwar Press - BiologyQty: 2 × EGP 345\.00 eachEGP 690\.00Notes: With answers$/u,
  );
});

test('labels a missing picture, and omits missing notes', () => {
  show(price(), [{ ...item, image_url: null, notes_en: null }]);
  const line = screen.getByRole('listitem', { hidden: true });
  expect(line.querySelector('img')).toBeNull();
  expect(line.textContent).toContain(summary.noImage);
  expect(line.textContent).not.toContain(summary.notes);
});

test('shows shipping, service fee and one total without a promo, with two decimals', () => {
  expect(rows(show(price()).container)).toEqual([
    'SubtotalEGP 690.00',
    'ShippingEGP 65.00',
    'Service FeeEGP 5.50',
    'TotalEGP 760.50',
  ]);
});

test('shows the discount of a valid promo, and the price before and after it', () => {
  const promo = { amount: 69, valid: true, reason: null };
  const reduced = { ...quote, promo, totals: { before: 760.5, after: 691.5 } };
  const { container } = show(price({ quote: reduced }));
  expect(rows(container).slice(3)).toEqual([
    'Promo Discount-EGP 69.00',
    'Price before discountEGP 760.50',
    'Price after discountEGP 691.50',
  ]);
  expect(container.querySelector('s')?.textContent).toBe('EGP 760.50');
});

test('reports a price that is loading or has failed', () => {
  const { container } = show(price({ status: 'calculating' }));
  expect(container.textContent).toContain('Calculating prices...');
  cleanup();
  expect(show(price({ status: 'failed', quote: null })).container.textContent).toContain(
    summary.failed,
  );
});

test('shows the subtotal before a place is chosen, and the days of delivery', () => {
  const { container } = show(price({ status: 'none', quote: null }), [item], 'From Sunday');
  expect(rows(container)).toEqual(['SubtotalEGP 690.00']);
  expect(container.textContent).toContain('From Sunday');
});

test('shows the number of books above the list, and the price as far as it is known', () => {
  const lineOf = () => document.querySelector('summary')?.textContent;
  show(price());
  expect(lineOf()).toBe('2 books EGP 760.50');
  cleanup();
  show(price({ status: 'calculating' }));
  expect(lineOf()).toBe(`2 books${summary.beforeDelivery} EGP 690.00`);
});

test('offers to retry books that failed to load, outside of the list', () => {
  const retry = jest.fn();
  renderIn('en', <OrderedBooks items={null} onRetry={retry} price={price()} />);
  expect(screen.getByRole('alert').textContent).toContain(summary.booksFailed);
  fireEvent.click(screen.getByRole('button'));
  expect(retry).toHaveBeenCalledTimes(1);
});
