import { at, languages } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/signed-in.ts';

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
}
