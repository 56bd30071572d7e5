import { randomUUID } from 'node:crypto';
import { readProduct, readRows } from '../fixtures/backend.ts';
import { at, get, languages } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { bodyRows } from '../fixtures/table.ts';

for (const language of languages) {
  test(
    `${language}: shows delivery, sharing and the reminder without scripts`,
    { tag: '@no-script' },
    async ({ page }) => {
      const book = await readProduct('select=*&available=is.false');
      await page.goto(at(language, `/product/${book.sku}`));
      await page.locator('[data-slot=share-menu] > summary').click();
      await expect(page.locator('a[href^="https://wa.me/?text="]')).toBeVisible();
      await expect(
        page.locator('[data-slot=share-menu] button').filter({ visible: true }),
      ).toHaveCount(0);

      const email = `no-script-${language}-${randomUUID().slice(0, 8)}@example.eg`;
      await page.locator('input[type=email]').fill(email);
      await page.locator('input[type=email]').press('Enter');
      await expect(page).toHaveURL(/\/back-in-stock\?result=noted/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const requests = await readRows(`back_in_stock_requests?select=state&email=eq.${email}`);
      expect(requests).toEqual([{ state: 'waiting' }]);

      await page.locator(`main a[href$="/product/${book.sku}"]`).click();
      await page.locator('main a[href$="/delivery"]').click();
      await expect(bodyRows(page.getByRole('main'))).toHaveCount(27);
    },
  );

  test(
    `${language}: links the pictures of a book's inside`,
    { tag: '@no-script' },
    async ({ page }) => {
      const { sku, pictures } = await readProduct('select=*&pictures=neq.[]');
      await page.goto(at(language, `/product/${sku}`));
      for (const picture of pictures) {
        await expect(page.locator(`main a[href="${picture}"]`)).toBeVisible();
        expect([picture, (await get(picture)).status]).toEqual([picture, 200]);
      }
    },
  );
}
