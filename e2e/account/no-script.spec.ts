import { at, languages } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/shopper.ts';

for (const language of languages) {
  for (const path of ['/login', '/signup', '/reset-password']) {
    test(
      `says on ${at(language, path)} that it needs scripts, and sends nothing without them`,
      { tag: '@no-script' },
      async ({ page }) => {
        await page.goto(at(language, path));
        // Playwright ignores text within `noscript`.
        const note = page.getByRole('main').locator('noscript p');
        await expect(note).toBeVisible();
        expect(await note.innerText()).toContain('JavaScript');
        // Nothing claims to be loading.
        const statuses = page.getByRole('main').locator('[role="status"]');
        await expect(statuses.filter({ visible: true })).toHaveCount(0);
        // Only a script can verify the link.
        const submit = page.locator('main button[type="submit"]');
        if (path === '/reset-password') await expect(submit).toHaveCount(0);
        else await expect(submit).toBeDisabled();
      },
    );
  }
}
