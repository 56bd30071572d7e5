/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { productFixture } from '@/lib/catalogue/product-fixture';
import { cartWords } from './cart-words';

const items = [{ ...productFixture(), quantity: 2 }];
const cart = { status: 'ready', items, count: 2, waiting: 0, blocked: false, retry: null };
jest.unstable_mockModule('@/lib/cart/use-cart-items', () => ({ useCartItems: () => cart }));
const { CartDrawer } = await import('./cart-drawer');

const words = cartWords('en');

afterEach(cleanup);

test('the drawer leads to the cart first, then to the checkout', () => {
  const trigger = { current: null };
  render(<CartDrawer locale="en" words={words} isOpen onClose={() => {}} trigger={trigger} />);
  const links = within(screen.getByRole('dialog')).getAllByRole('link');
  const ways = links.map((link) => link.textContent).filter((name) => !name.includes('Biology'));
  expect(ways).toEqual([words.goToCart, words.proceed]);
});
