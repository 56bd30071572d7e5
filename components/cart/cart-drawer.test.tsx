/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { storeCart } from '@/lib/cart/cart-page-fixture';
import { productFixture } from '@/lib/catalogue/product-fixture';
import { renderIn } from '@/lib/i18n/render-fixture';
import { getTranslator } from '@/lib/i18n/translator';
import { fakeBackend } from '@/lib/supabase/backend-fixture';
import { CartDrawer } from './cart-drawer';

const t = getTranslator('en', 'cart');

afterEach(cleanup);

test('links the cart first, then the checkout, in the drawer', async () => {
  const product = productFixture();
  fakeBackend({ shop_products_view: [product] });
  storeCart([product.product_id, 2]);
  const trigger = { current: null };
  renderIn('en', <CartDrawer isOpen onClose={() => {}} trigger={trigger} />);
  await screen.findByRole('listitem');
  const links = within(screen.getByRole('dialog')).getAllByRole('link');
  const ways = links.map((link) => link.textContent).filter((name) => !name.includes('Biology'));
  expect(ways).toEqual([t('goToCart'), t('proceed')]);
});
