import { field } from '../fixtures/entrance.ts';
import { at, languages } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/signed-in.ts';
import { words } from '../fixtures/words.ts';

for (const language of languages) {
  test(
    `says below the heading of the orders that they need scripts (${language})`,
    { tag: '@no-script' },
    async ({ page }) => {
      await page.goto(at(language, '/profile/orders'));
      const main = page.getByRole('main');
      await expect(main.locator('h1 ~ noscript p, :has(> h1) ~ noscript p')).toBeVisible();
      await expect(main.locator('[data-slot="card"]')).toBeHidden();
    },
  );

  test(
    `shows the profile, and says in the panel of the orders that they need scripts (${language})`,
    { tag: '@no-script' },
    async ({ page, email }) => {
      const t = words(language);
      await page.goto(at(language, '/profile'));
      await expect(field(page, t('account.fields.email'))).toHaveValue(email);
      const panel = page.getByRole('region', { name: t('orders.list.recent') });
      await expect(panel.locator('noscript p')).toBeVisible();
      await expect(panel.getByRole('status')).toHaveCount(0);
    },
  );
}
