/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { currentToast, dismissToast } from '@/components/ui/use-toast';
import type { CartItem } from '@/lib/cart/cart-item';
import { recordNotices, storeCart, storedCart } from '@/lib/cart/cart-page-fixture';
import { productFixture } from '@/lib/catalogue/product-fixture';
import { renderIn } from '@/lib/i18n/render-fixture';
import { CartLines } from './cart-lines';

function show(count: number, ...items: CartItem[]) {
  const cart = { status: 'ready', items, count, waiting: 0, blocked: false, retry: null } as const;
  renderIn(
    'en',
    <div data-cart-place>
      <CartLines cart={cart} />
    </div>,
  );
}

afterEach(() => {
  cleanup();
  dismissToast();
  localStorage.clear();
});

test('restores a removed line from its message', () => {
  const product = productFixture();
  storeCart(['a', 1], [product.product_id, 2], ['c', 3]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart-items' }));
  show(6, { ...product, quantity: 2 });
  fireEvent.click(screen.getByRole('button', { name: /^Remove/ }));
  expect(storedCart()).toEqual([
    ['a', 1],
    ['c', 3],
  ]);
  const toast = currentToast();
  expect(toast?.title).toMatch(/^Nuwwar Biology.* was removed from the cart$/u);
  expect(toast?.action?.label).toBe('Undo');
  act(() => {
    if (toast?.action && 'run' in toast.action) toast.action.run();
  });
  expect(storedCart()).toEqual([
    ['a', 1],
    [product.product_id, 2],
    ['c', 3],
  ]);
});

test('shows the name of the book and its owner once in a line', () => {
  const product = productFixture({
    product_name: 'Nuwwar Press Biology',
    name_en: 'Nuwwar Press Biology',
  });
  show(1, { ...product, quantity: 1 });
  const line = screen.getByRole('listitem');
  expect(within(line).getByRole('link').textContent).toBe('Nuwwar Press Biology');
  expect(within(line).getAllByText('Nuwwar Press')).toHaveLength(1);
  expect(line.textContent).not.toMatch(/ - /);
});

test('explains the limit where the quantity cannot grow', () => {
  const line = { ...productFixture(), quantity: 9 };
  const increase = () => screen.getByRole('button', { name: /^One more of/ });
  show(9, line);
  expect(increase().getAttribute('aria-describedby')).toBeNull();
  cleanup();
  show(10, line);
  const note = document.getElementById(increase().getAttribute('aria-describedby')!);
  expect(note?.textContent).toBe('No more than 10 books in one order');
});

test('explains the limit when an eleventh copy is requested', () => {
  const product = productFixture();
  storeCart([product.product_id, 10]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart-items' }));
  const { notices, stop } = recordNotices();
  show(10, { ...product, quantity: 10 });
  const increase = screen.getByRole('button', { name: /^One more of/ });
  expect(increase.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(increase);
  expect(notices).toEqual([{ type: 'quantity-reached' }]);
  stop();
});
