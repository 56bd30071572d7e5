/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { productFixture } from '@/lib/catalogue/product-fixture';
import { renderIn } from '@/lib/i18n/render-fixture';
import { getTranslator } from '@/lib/i18n/translator';

const items = [{ ...productFixture(), quantity: 2 }];
const cart = { status: 'ready', items, count: 2, waiting: 0, blocked: false, retry: null };
jest.unstable_mockModule('@/lib/cart/use-cart-items', () => ({ useCartItems: () => cart }));
const { CartDrawer } = await import('./cart-drawer');

const t = getTranslator('en', 'cart');

afterEach(cleanup);

test('links the cart first, then the checkout, in the drawer', () => {
  const trigger = { current: null };
  renderIn('en', <CartDrawer isOpen onClose={() => {}} trigger={trigger} />);
  const links = within(screen.getByRole('dialog')).getAllByRole('link');
  const ways = links.map((link) => link.textContent).filter((name) => !name.includes('Biology'));
  expect(ways).toEqual([t('goToCart'), t('proceed')]);
});
