import { type Page, expect, test } from '@playwright/test';
import type { MailedOrder } from '../../supabase/functions/_shared/backend/mail-records.ts';
import { sampleMails } from '../../supabase/functions/_shared/testing/claimed-mails.ts';
import { contrastViolations, violations } from '../fixtures/axe.ts';
import { mailNames, sentMail } from '../fixtures/outbox.ts';
import { printed } from '../fixtures/pdf.ts';
import { stack } from '../fixtures/stack.ts';

/** A small phone, where most e-mail is read. Both languages are tested here, so one project is enough. */
const phone = { width: 360, height: 740 };

for (const locale of ['ar', 'en'] as const)
  for (const name of mailNames)
    test(
      `sends the mail "${name}" in ${locale} as accessible HTML and text`,
      { tag: '@phone' },
      async ({ page }) => {
        const mail = await sentMail(name, locale);
        await page.goto(`${stack.backendUrl}/mailbox/${mail.id}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(mail.subject);
        const shown = page.frameLocator('iframe');
        await expect(shown.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
        await expect(shown.locator('html')).toHaveAttribute('lang', locale);
        await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
        const [title = ''] = mail.text.split('\n');
        await expect(page.locator('pre')).toContainText(title);

        // Without the mailbox around it, whose sandbox allows no scripts.
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
      },
    );

/** The darkest background on the page, from 0 for black to 255. */
const darkest = (page: Page) =>
  page.evaluate(() =>
    Math.min(
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const colour = getComputedStyle(element).backgroundColor;
        const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(
          Number,
        );
        return alpha === 0 || !element.checkVisibility() ? [] : [Math.min(red, green, blue)];
      }),
    ),
  );

for (const locale of ['ar', 'en'] as const)
  test(
    `prints the receipt in ${locale} on one light sheet without links`,
    { tag: '@phone' },
    async ({ page }) => {
      // Seven books: more than most orders have.
      const paid = sampleMails['paid']!.content as MailedOrder;
      const lines = Array.from({ length: 7 }, () => paid.lines[0]!);
      const { html } = await sentMail('paid', locale, {
        kind: 'paid',
        content: { ...paid, lines },
      });
      // Also with a dark colour scheme.
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setContent(html);
        expect(await printed(page)).toEqual({ sheets: ['210 × 297'], hasLinks: false });
        await page.emulateMedia({ media: 'print', colorScheme });
        expect(await darkest(page), colorScheme).toBeGreaterThan(240);
        expect(await contrastViolations(page)).toEqual([]);
        await page.emulateMedia({ media: null });
      }
    },
  );

test('links existing pages in mails', { tag: '@phone' }, async ({ request }) => {
  const addresses = new Set<string>();
  for (const locale of ['ar', 'en'] as const)
    for (const name of mailNames) {
      const { text } = await sentMail(name, locale);
      for (const [url] of text.matchAll(/https?:\/\/\S+/g)) addresses.add(url);
    }
  // The shop does not have the sample's book.
  const known = [...addresses].filter((url) => !url.includes('/product/'));
  expect(known.length).toBeGreaterThan(9);
  for (const url of known) {
    expect(url.startsWith(`${stack.shopUrl}/`)).toBe(true);
    // Pages of the account redirect to the login page.
    expect((await request.get(url)).status(), url).toBe(200);
  }
});
