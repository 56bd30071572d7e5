import type { Locator } from '@playwright/test';
import { availableBooks, titleOf } from '../fixtures/cart.ts';
import { phone } from '../fixtures/devices.ts';
import { price } from '../fixtures/price.ts';
import { expect, test } from '../fixtures/shopper.ts';

test('shares a book by WhatsApp or by a copied link', async ({
  page,
  context,
  open,
  language,
  t,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [book] = await availableBooks(1);
  await open(`/product/${book!.sku}`);
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  await page.getByText(t('share.share'), { exact: true }).click();
  const whatsapp = page.getByRole('link', { name: t('share.whatsapp') });
  const message = new URL((await whatsapp.getAttribute('href'))!).searchParams.get('text')!;
  expect(message).toContain(titleOf(book!, language));
  expect(message).toContain(price(language, book!.retail_price));
  expect(message.endsWith(`\n${canonical}`)).toBe(true);
  await page.getByRole('button', { name: t('share.copy') }).click();
  await expect(page.locator('#announcements')).toHaveText(t('share.copied'));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
});

test('keeps price and button in view on a phone, neither covered nor covering anything', async ({
  page,
  open,
  t,
  language,
}) => {
  await page.setViewportSize(phone.viewport);
  const [book] = await availableBooks(1);
  await open(`/product/${book!.sku}`);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  const bar = page.locator('[data-slot=buy-bar]');
  await expect(bar).toContainText(price(language, book!.retail_price));
  const boxOf = async (part: Locator) => (await part.boundingBox())!;
  // Books that come into sight on the way make the page longer.
  await expect
    .poll(async () => {
      await page.evaluate(() =>
        window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
      );
      const footer = await boxOf(page.getByRole('contentinfo'));
      return footer.y + footer.height - (await boxOf(bar)).y;
    })
    .toBeLessThanOrEqual(1);
  await expect(bar.getByRole('button', { name: t('cart.add') })).toBeInViewport({ ratio: 1 });
  expect((await boxOf(bar)).y + (await boxOf(bar)).height).toBe(phone.viewport.height);
});
