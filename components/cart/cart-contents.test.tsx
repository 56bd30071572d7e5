/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { productFixture } from '@/lib/catalogue/product-fixture';
import { renderIn } from '@/lib/i18n/render-fixture';
import { getTranslator } from '@/lib/i18n/translator';

let cart: object = { status: 'loading' };
jest.unstable_mockModule('@/lib/cart/use-cart-items', () => ({ useCartItems: () => cart }));
const { CartContents } = await import('./cart-contents');
const { CartDrawer } = await import('./cart-drawer');

const t = getTranslator('en', 'cart');
const show = (state: object) => {
  cart = state;
  return renderIn('en', <CartContents />);
};
const ready = { status: 'ready', items: [], count: 0, waiting: 0, retry: null };
const proceed = () => screen.queryByRole('link', { name: t('proceed') });

afterEach(cleanup);

test('shows that the cart is loading', () => {
  const { container } = show({ status: 'loading' });
  expect(screen.getByRole('status').textContent).toBe(t('loading'));
  expect(container.querySelector('[data-slot="spinner"]')).not.toBeNull();
});

test('links the shop from an empty cart, and not the checkout', () => {
  const { container } = show(ready);
  expect(container.textContent).toContain(t('empty.title'));
  expect(container.textContent).toContain(t('empty.text'));
  expect(screen.getByRole('link', { name: t('continueShopping') }).getAttribute('href')).toBe(
    '/en/shop',
  );
  expect(proceed()).toBeNull();
});

test('says in the drawer that the delivery fee is added later', () => {
  cart = { ...ready, items: [{ ...productFixture(), quantity: 1 }], count: 1 };
  const trigger = { current: null };
  const close = () => undefined;
  renderIn('en', <CartDrawer isOpen onClose={close} trigger={trigger} />);
  const { textContent } = screen.getByRole('dialog');
  expect(textContent).toContain(t('shippingLater'));
  expect(textContent).not.toContain(t('shippingBelow'));
});

test('shows a line with picture, title, quantity, unit price, total and controls', () => {
  const items = [{ ...productFixture(), quantity: 2 }];
  show({ ...ready, items, count: 2 });
  const line = screen.getByRole('listitem');
  expect(line.querySelector('img')?.getAttribute('src')).toContain('BIO-3-NWR-EXP.webp');
  expect(line.textContent).toMatch(/Nuwwar Biology.*EGP 345\.00 each.*EGP 690\.00/u);
  const stepper = within(line).getByRole('group', { name: t('quantity') });
  expect(stepper.textContent).toBe('2');
  expect(line.textContent).toContain('Qty2');
  expect(within(line).getAllByRole('button')).toHaveLength(3);
  expect(proceed()?.getAttribute('href')).toBe('/en/checkout');
  const sums = screen.getByRole('region', { name: t('summary') }).textContent;
  expect(sums).toContain(t('shippingBelow'));
  expect(sums).toMatch(/^Order SummarySubtotalEGP 690\.00TotalEGP 690\.00/u);
  // The fee can be calculated below, so there is no reference to the checkout.
  expect(sums).toContain('you can work it out here');
  expect(sums).not.toContain(t('shippingLater'));
});

test('keeps the lines without a network, with a note in place of the checkout', () => {
  const items = [{ ...productFixture(), quantity: 1 }];
  cart = { ...ready, items, count: 1, retry: () => {} };
  renderIn('en', <CartContents offlineNote={<p>Later</p>} />);
  expect(screen.getByText('Later')).toBeTruthy();
  expect(proceed()).toBeNull();
  // The page around it retries.
  expect(screen.queryByText(t('outdated'))).toBeNull();
});

test('counts unknown books once they could not be found', () => {
  const items = [{ ...productFixture(), quantity: 1 }];
  show({ ...ready, items, count: 3, waiting: 2, retry: () => {} });
  expect(screen.getByText(t('unknownBooks', { count: 2 }))).toBeTruthy();
});
