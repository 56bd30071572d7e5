import type { Page } from '@playwright/test';
import { openCheckout } from '../fixtures/checkout.ts';
import { phone } from '../fixtures/devices.ts';
import { expect, test } from '../fixtures/signed-in.ts';
import { searchBox } from '../fixtures/typing.ts';
import type { Translator } from '../fixtures/words.ts';

const buttons = (page: Page, t: Translator) => ({
  social: page.getByRole('link', { name: t('footer.social') }),
  chat: page.getByRole('button', { name: t('chat.open') }),
});

test.beforeEach(({ page }) => page.setViewportSize(phone.viewport));

test('floats the contact buttons over books on a phone, but not while a field has the focus', async ({
  page,
  open,
  t,
}) => {
  await open('/shop');
  await page.evaluate(() => window.scrollTo(0, 300));
  const { social, chat } = buttons(page, t);
  for (const button of [social, chat]) await expect(button).toBeInViewport({ ratio: 1 });
  await searchBox(page, t).focus();
  for (const button of [social, chat]) await expect(button).toBeHidden();
});

test('places them at the end of pages with text or fields on a phone', async ({
  page,
  open,
  t,
}) => {
  const { social, chat } = buttons(page, t);
  for (const path of ['/contact', '/about', '/login']) {
    await open(path);
    const end = await page
      .getByRole('main')
      .evaluate((main) => main.getBoundingClientRect().bottom);
    for (const button of [social, chat]) {
      const box = await button.boundingBox();
      expect([path, box!.y >= end]).toEqual([path, true]);
    }
  }
  // The list that was left is still in the document.
  await open('/shop');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('layout.help'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/help$/);
  await expect(social).toHaveCSS('position', 'static');
  await page.goBack();
  await expect(social).toHaveCSS('position', 'fixed');
});

test('links the social page in the checkout’s footer', async ({ page, language, t }) => {
  await openCheckout(page, language, [1]);
  const { social, chat } = buttons(page, t);
  await expect(social).toBeVisible();
  await expect(social).toHaveCSS('position', 'static');
  await expect(chat).toBeHidden();
});
