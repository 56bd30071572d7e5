import type { Page } from '@playwright/test';
import { violations } from '../fixtures/axe.ts';
import { expectForEverybody } from '../fixtures/screen.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { stack } from '../fixtures/stack.ts';

/** On a phone the button appears when the page is scrolled. */
const scroll = (page: Page) => page.evaluate(() => window.scrollTo(0, 300));

test(
  'loads the chat on request, in Arabic and as one visitor',
  { tag: '@core-desktop' },
  async ({ page, open, t, language }) => {
    const strangers: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (/\/chat(?:\/|$)|chatwoot/.test(url)) strangers.push(url);
    });
    await open('/shop');
    const button = page.getByRole('button', { name: t('chat.open') });
    await scroll(page);
    await expect(button).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(strangers).toEqual([]);

    await button.click();
    const panel = page.locator('#chat');
    const frame = panel.contentFrame();
    const widget = frame.locator('iframe').contentFrame();
    await expect(widget.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(widget.getByText('أهلًا بك!')).toBeVisible();
    await widget.getByRole('textbox').fill('هل الكتاب متاح؟');
    await widget.getByRole('textbox').press('Enter');
    await expect(widget.getByText('كتبت: هل الكتاب متاح؟')).toBeVisible();

    const visitor = await page.evaluate(() => sessionStorage.getItem('chat-visitor'));
    const { username, email, plan } = JSON.parse(visitor ?? '{}') as Record<string, string>;
    expect(username).toMatch(/^visitor-/);
    expect(['free', 'basic', 'premium']).toContain(plan);
    await expect(widget.locator('#visitor')).toHaveText(username ?? '');
    await expect(widget.locator('body')).toHaveAttribute('data-email', email ?? '');
    await expect(widget.locator('body')).toHaveAttribute(
      'data-attributes',
      JSON.stringify({ plan }),
    );
    await expectForEverybody(page, 'chat');
    const own = page.frames().find((one) => one.url().endsWith('/chat'));
    expect(own && (await violations(own))).toEqual([]);

    // Keys pressed inside the conversation do not reach the shop: it is another origin's page.
    await frame.getByRole('button', { name: t('chat.close') }).focus();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    // Navigating in the shop keeps the conversation.
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('layout.help'), exact: true })
      .press('Enter');
    await expect(page).toHaveURL(/\/help$/);
    await scroll(page);
    await button.click();
    await expect(widget.getByText('كتبت: هل الكتاب متاح؟')).toBeVisible();

    await open('/contact');
    await scroll(page);
    await button.click();
    await expect(widget.locator('#visitor')).toHaveText(username ?? '');
    expect(language).toMatch(/ar|en/);
  },
);

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
