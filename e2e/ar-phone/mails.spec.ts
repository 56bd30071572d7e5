import { expect, test } from '@playwright/test';
import { contrastViolations, violations } from '../fixtures/axe.ts';
import { mailNames, sentMail } from '../fixtures/outbox.ts';
import { stack } from '../fixtures/stack.ts';

/** A small phone; most mail is read on one. Both languages are tested here, so one project is enough. */
const phone = { width: 360, height: 740 };

for (const locale of ['ar', 'en'] as const)
  for (const name of mailNames)
    test(`the mail "${name}" in ${locale} can be read by everybody, in both its forms`, async ({
      page,
    }) => {
      const mail = await sentMail(name, locale);
      await page.goto(`${stack.backendUrl}/mailbox/${mail.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(mail.subject);
      const shown = page.frameLocator('iframe');
      await expect(shown.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
      await expect(shown.locator('html')).toHaveAttribute('lang', locale);
      await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
      const [title = ''] = mail.text.split('\n');
      await expect(page.locator('pre')).toContainText(title);

      // On its own, as a mail program shows it: the mailbox lets no script look into it.
      await page.setViewportSize(phone);
      await page.goto('about:blank');
      await page.setContent(mail.html);
      expect(await violations(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(phone.width);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 24, 28)');
      expect(await contrastViolations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light', media: 'print' });
      for (const link of await page.getByRole('link', { includeHidden: true }).all())
        await expect(link).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

test('the links in mails lead to pages that there are', async ({ request }) => {
  const addresses = new Set<string>();
  for (const locale of ['ar', 'en'] as const)
    for (const name of mailNames) {
      const { text } = await sentMail(name, locale);
      for (const [url] of text.matchAll(/https?:\/\/\S+/g)) addresses.add(url);
    }
  // The book of the sample is none of the shop's.
  const known = [...addresses].filter((url) => !url.includes('/product/'));
  expect(known.length).toBeGreaterThan(9);
  for (const url of known) {
    expect(url.startsWith(`${stack.shopUrl}/`)).toBe(true);
    // Those of the account lead to the sign-in first.
    expect((await request.get(url)).status(), url).toBe(200);
  }
});
