import { at, languages } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/shopper.ts';

for (const language of languages) {
  for (const path of ['/login', '/signup', '/reset-password']) {
    test(`${at(language, path)} says that it needs scripts, and sends nothing without them`, async ({
      page,
    }) => {
      await page.goto(at(language, path));
      await expect(page.getByRole('main')).toContainText('JavaScript');
      const submits = page.locator('main button[type="submit"]');
      for (const submit of await submits.all()) await expect(submit).toBeDisabled();
    });
  }
}
