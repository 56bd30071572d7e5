/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { leaveCart, storeCart } from '@/lib/cart/cart-page-fixture';
import { rememberProducts } from '@/lib/cart/product-memory';
import { productFixture } from '@/lib/catalogue/product-fixture';
import { renderIn } from '@/lib/i18n/render-fixture';
import { getTranslator } from '@/lib/i18n/translator';
import { delayed, fakeBackend, refused } from '@/lib/supabase/backend-fixture';
import { CartContents } from './cart-contents';
import { CartDrawer } from './cart-drawer';

const t = getTranslator('en', 'cart');
const product = productFixture();
const unknown = ['6fa459ea-ee8a-4ca4-894e-db77e160355e', '16fd2706-8baf-433b-82eb-8c7fada847da'];
const cartProducts = 'shop_products_view';
const proceed = () => screen.queryByRole('link', { name: t('proceed') });

beforeEach(() => {
  localStorage.clear();
  fakeBackend({ [cartProducts]: [product] });
});
afterEach(leaveCart);

test('shows that the cart is loading', () => {
  fakeBackend({ [cartProducts]: delayed().response });
  storeCart([product.product_id, 1]);
  const { container } = renderIn('en', <CartContents />);
  expect(screen.getByRole('status').textContent).toBe(t('loading'));
  expect(container.querySelector('[data-slot="spinner"]')).not.toBeNull();
});

test('links the shop from an empty cart, and not the checkout', () => {
  const { container } = renderIn('en', <CartContents />);
  expect(container.textContent).toContain(t('empty.title'));
  expect(container.textContent).toContain(t('empty.text'));
  expect(screen.getByRole('link', { name: t('continueShopping') }).getAttribute('href')).toBe(
    '/en/shop',
  );
  expect(proceed()).toBeNull();
});

test('says in the drawer that the delivery fee is added later', async () => {
  storeCart([product.product_id, 1]);
  const trigger = { current: null };
  const close = () => undefined;
  renderIn('en', <CartDrawer isOpen onClose={close} trigger={trigger} />);
  await screen.findByRole('listitem');
  const { textContent } = screen.getByRole('dialog');
  expect(textContent).toContain(t('shippingLater'));
  expect(textContent).not.toContain(t('shippingBelow'));
});

test('shows a line with picture, title, quantity, unit price, total and controls', async () => {
  storeCart([product.product_id, 2]);
  renderIn('en', <CartContents />);
  const line = await screen.findByRole('listitem');
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

test('keeps the lines without a network, with a note in place of the checkout', async () => {
  fakeBackend({ [cartProducts]: refused(503, { message: 'no' }) });
  rememberProducts([{ ...product, notes: null, notes_en: null }]);
  storeCart([product.product_id, 1]);
  const { rerender } = renderIn('en', <CartContents />);
  await screen.findByText(t('outdated'));
  rerender(<CartContents offlineNote={<p>Later</p>} />);
  expect(screen.getByText('Later')).toBeTruthy();
  expect(proceed()).toBeNull();
  // The page around it retries.
  expect(screen.queryByText(t('outdated'))).toBeNull();
});

test('counts unknown books once they could not be found', async () => {
  fakeBackend({ [cartProducts]: refused(400, { message: 'no' }) });
  rememberProducts([{ ...product, notes: null, notes_en: null }]);
  storeCart([product.product_id, 1], [unknown[0]!, 1], [unknown[1]!, 1]);
  renderIn('en', <CartContents />);
  expect(await screen.findByText(t('unknownBooks', { count: 2 }))).toBeTruthy();
});
