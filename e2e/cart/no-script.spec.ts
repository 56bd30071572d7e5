import { readProduct } from '../fixtures/backend.ts';
import { at, languages } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/shopper.ts';

const words = {
  ar: { cart: /^السلة/, title: 'السلة تحتاج إلى JavaScript', loading: 'نحمّل سلتك' },
  en: { cart: /^Cart/, title: 'Your cart needs JavaScript', loading: 'Loading your cart' },
};

for (const language of languages) {
  test(
    `says in the cart that it needs scripts (${language})`,
    { tag: '@no-script' },
    async ({ page }) => {
      const { cart, title, loading } = words[language];
      await page.goto(at(language, '/shop'));
      await page.getByRole('banner').getByRole('link', { name: cart }).click();
      await expect(page).toHaveURL(new RegExp(`${at(language, '/cart')}$`));
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByText(loading)).toBeHidden();
    },
  );

  test(
    `shows no button that does nothing without scripts (${language})`,
    { tag: '@no-script' },
    async ({ page }) => {
      const { sku } = await readProduct('select=*&available=is.true');
      for (const path of ['/shop', `/product/${sku}`]) {
        await page.goto(at(language, path));
        await expect(page.locator('button[data-sku]').first()).toBeHidden();
      }
      await expect(page.getByText(words[language].title)).toBeVisible();
    },
  );
}
