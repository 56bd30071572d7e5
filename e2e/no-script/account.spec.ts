import { at, languages } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/shopper.ts';

for (const language of languages) {
  for (const path of ['/login', '/signup', '/reset-password']) {
    test(`says on ${at(language, path)} that it needs scripts, and sends nothing without them`, async ({
      page,
    }) => {
      await page.goto(at(language, path));
      // Matching text, Playwright passes over what stands in a noscript.
      const note = page.getByRole('main').locator('noscript p');
      await expect(note).toBeVisible();
      expect(await note.innerText()).toContain('JavaScript');
      // Nothing says that it is on its way.
      const statuses = page.getByRole('main').locator('[role="status"]');
      await expect(statuses.filter({ visible: true })).toHaveCount(0);
      // Only a script can know whether a new password may be set.
      const submit = page.locator('main button[type="submit"]');
      if (path === '/reset-password') await expect(submit).toHaveCount(0);
      else await expect(submit).toBeDisabled();
    });
  }
}
