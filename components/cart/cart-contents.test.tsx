/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { productFixture } from '@/lib/catalogue/product-fixture';
import { cartWords } from './cart-words';
import { summaryWords } from './summary-words';

let cart: object = { status: 'loading' };
jest.unstable_mockModule('@/lib/cart/use-cart-items', () => ({ useCartItems: () => cart }));
const { CartContents } = await import('./cart-contents');
const { CartDrawer } = await import('./cart-drawer');

const words = cartWords('en');
const summary = summaryWords('en');
const show = (state: object) => {
  cart = state;
  return render(<CartContents locale="en" words={words} summary={summary} />);
};
const ready = { status: 'ready', items: [], count: 0, waiting: 0, retry: null };
const proceed = () => screen.queryByRole('link', { name: words.proceed });

afterEach(cleanup);

test('while the cart is looked up the page turns and says so', () => {
  const { container } = show({ status: 'loading' });
  expect(screen.getByRole('status').textContent).toBe(words.loading);
  expect(container.querySelector('.spinner')).not.toBeNull();
});

test('an empty cart leads to the shop, and to no checkout', () => {
  const { container } = show(ready);
  expect(container.textContent).toContain(words.emptyTitle);
  expect(container.textContent).toContain(words.emptyText);
  expect(screen.getByRole('link', { name: words.continueShopping }).getAttribute('href')).toBe(
    '/en/shop',
  );
  expect(proceed()).toBeNull();
});

test('the drawer says where the delivery can be worked out already', () => {
  cart = { ...ready, items: [{ ...productFixture(), quantity: 1 }], count: 1 };
  const trigger = { current: null };
  const close = () => undefined;
  render(<CartDrawer locale="en" words={words} isOpen onClose={close} trigger={trigger} />);
  const { textContent } = screen.getByRole('dialog');
  expect(textContent).toContain(words.shippingLater);
  expect(textContent).not.toContain(summary.shipping);
});

test('a line has its picture, title, quantity, unit price and total, and its controls', () => {
  const items = [{ ...productFixture(), quantity: 2 }];
  const { container } = show({ ...ready, items, count: 2 });
  const line = screen.getByRole('listitem');
  expect(line.querySelector('img')?.getAttribute('src')).toContain('BIO-3-NWR-EXP.webp');
  expect(line.textContent).toMatch(/Nuwwar Biology.*EGP 345\.00 each.*EGP 690\.00/u);
  const stepper = within(line).getByRole('group', { name: words.quantity });
  expect(stepper.textContent).toBe('−2+');
  expect(line.textContent).toContain('Qty−2+');
  expect(within(line).getAllByRole('button')).toHaveLength(3);
  expect(proceed()?.getAttribute('href')).toBe('/en/checkout');
  const sums = container.querySelector('.cart-summary')?.textContent;
  expect(sums).toContain(summary.shipping);
  expect(sums).toMatch(/^Order SummarySubtotalEGP 690\.00TotalEGP 690\.00/u);
  // It can be worked out below, so nobody is told to wait for the checkout.
  expect(sums).toContain('you can work it out here');
  expect(sums).not.toContain(words.shippingLater);
});
