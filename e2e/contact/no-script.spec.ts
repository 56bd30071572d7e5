import { at, languages } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { words } from '../fixtures/words.ts';

const needsScripts = /JavaScript/;

for (const language of languages) {
  test(
    `says in the form and the chat that they need scripts (${language})`,
    { tag: '@no-script' },
    async ({ page }) => {
      await page.goto(at(language, '/contact'));
      // Playwright ignores text within `noscript`.
      const note = page.getByRole('main').locator('noscript p').first();
      await expect(note).toBeVisible();
      expect(await note.innerText()).toMatch(needsScripts);
      await expect(page.locator('form[method="post"] button[type="submit"]')).toBeDisabled();
      await page.getByRole('button', { name: words(language)('chat.open') }).click();
      const frame = page.locator('#chat').contentFrame();
      const inFrame = frame.locator('noscript p').first();
      await expect(inFrame).toBeVisible();
      expect(await inFrame.innerText()).toMatch(needsScripts);
      await expect(frame.getByRole('link')).toHaveAttribute('href', at(language, '/contact'));
    },
  );
}
