import type { Locator } from '@playwright/test';
import { readProduct, updateRows } from '../fixtures/backend.ts';
import { cartOf, storeInCart, storedCart } from '../fixtures/cart.ts';
import {
  dialog,
  fawryCardNumber,
  fawryReady,
  fillCheckout,
  formReady,
  ordersOf,
  payButton,
  refusedCalls,
} from '../fixtures/checkout.ts';
import { phone } from '../fixtures/devices.ts';
import { at, languages } from '../fixtures/http.ts';
import { expectForEverybody } from '../fixtures/screen.ts';
import { expect, test } from '../fixtures/signed-in.ts';

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language, ...(language === 'ar' && phone) });

    test(
      'orders nothing at a changed price until the shopper accepts it',
      { tag: '@alone' },
      async ({ page, t, language, email, expectedTrouble }) => {
        expectedTrouble.push(refusedCalls);
        const book = await readProduct('select=*&available=is.true&order=sku.desc&limit=1');
        const setPrice = (retail_price_pt: number) =>
          updateRows('products', `product_id=eq.${book.product_id}`, { retail_price_pt });
        const oldPrice = Math.round(book.retail_price * 100);
        await storeInCart(page, cartOf([book, 1]));
        await page.goto(at(language, '/checkout'));
        await formReady(page, t);
        await fillCheckout(page, t);
        await fawryReady(page);
        const amountIn = async (locator: Locator) =>
          Number(/[\d,]+\.\d{2}/.exec(await locator.innerText())?.[0].replace(',', ''));
        const before = await amountIn(payButton(page));
        try {
          await setPrice(oldPrice + 1_000);
          let release = () => {};
          const released = new Promise<void>((resolve) => (release = resolve));
          await page.route('**/functions/v1/calculate_prices', async (route) => {
            await released;
            await route.continue();
          });
          await payButton(page).click();
          await expect(
            page.getByRole('dialog', { name: t('checkout.summary.calculating') }),
          ).toBeVisible();
          release();
          await expect(dialog(page)).toHaveAccessibleName(t('checkout.dialogs.price.title'));
          await expectForEverybody(page, 'checkout-price-changed');
          expect(await amountIn(dialog(page).getByRole('definition').first())).toBe(before);
          const now = await amountIn(dialog(page).getByRole('definition').last());
          expect(now).toBeGreaterThanOrEqual(before + 10);
          expect(await ordersOf(email)).toHaveLength(0);
          expect(await storedCart(page)).toEqual([[book.product_id, 1]]);
          await dialog(page)
            .getByRole('button', { name: t('checkout.dialogs.price.accept') })
            .click();
          await fawryCardNumber(page).waitFor();
          const orders = await ordersOf(email);
          expect(orders.map(({ total_amount }) => total_amount)).toEqual([now]);
        } finally {
          await setPrice(oldPrice);
        }
      },
    );
  });
}
