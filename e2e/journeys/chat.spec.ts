import type { Page } from '@playwright/test';
import { violations } from '../fixtures/axe.ts';
import { expectForEverybody } from '../fixtures/screen.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { stack } from '../fixtures/stack.ts';

/** On a phone the button comes when the page is scrolled. */
const scroll = (page: Page) => page.evaluate(() => window.scrollTo(0, 300));

test('reports a chat that does not load, and offers alternatives', async ({
  page,
  open,
  t,
  expectedTrouble,
}) => {
  expectedTrouble.push(/ERR_FAILED/);
  await page.route(`${stack.backendUrl}/sandbox/chatwoot/packs/js/sdk.js`, (route) =>
    route.abort(),
  );
  await open('/about');
  await scroll(page);
  await page.getByRole('button', { name: t('chat.open') }).click();
  const frame = page.locator('#chat').contentFrame();
  await expect(frame.getByRole('alert')).toContainText(t('chat.failed'));
  const own = page.frames().find((one) => one.url().endsWith('/chat'));
  expect(own && (await violations(own))).toEqual([]);
  await expectForEverybody(page, 'chat-failed');
  await frame.getByRole('button', { name: t('chat.close') }).click();
  await expect(page.locator('#chat')).toBeHidden();
  await scroll(page);
  await page.getByRole('button', { name: t('chat.open') }).click();
  await frame.getByRole('link', { name: t('chat.contact') }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('shows no chat in the checkout', async ({ page, open, t }) => {
  await open('/payment-complete?statusCode=200');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('button', { name: t('chat.open') })).toBeHidden();
  await expect(page.locator('iframe')).toBeHidden();
});
