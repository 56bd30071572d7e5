import type { Locator } from '@playwright/test';
import { bookCard } from '../fixtures/cards.ts';
import { amount, availableBooks, cartOf, storeInCart, titleOf } from '../fixtures/cart.ts';
import { quotesOf } from '../fixtures/delivery.ts';
import { phone } from '../fixtures/devices.ts';
import { announcements } from '../fixtures/live-regions.ts';
import { price } from '../fixtures/price.ts';
import { expectForEverybody } from '../fixtures/screen.ts';
import { expect, test } from '../fixtures/shopper.ts';

/** An amount of the cart, or a range, as pages format it. */
const range = ([from, to]: readonly [number, number]) =>
  from === to ? amount(from) : `${amount(from)} – ${amount(to)}`;

test(
  'shows the delivery fee that the checkout charges, and remembers the governorate',
  { tag: '@core-phone' },
  async ({ page, open, language, t }) => {
    const [book] = await availableBooks(1);
    const one = await quotesOf('Matrouh', [{ id: book!.product_id, qty: 1 }]);
    await open(`/product/${book!.sku}`);
    await page.getByRole('link', { name: t('delivery.choose') }).click();
    const select = page.getByRole('combobox', { name: t('delivery.city') });
    await expect(select).toBeFocused();
    await expect(select.getByRole('option', { includeHidden: true })).toHaveCount(28);
    await select.selectOption(language === 'ar' ? one.city.name : one.city.name_en);
    const main = page.getByRole('main');
    for (const promised of [one.shipping, one.fee, one.total])
      await expect(main).toContainText(price(language, ...promised));
    await expectForEverybody(page, 'product-delivery');
    await page.reload();
    await expect(main).toContainText(price(language, ...one.total));

    const two = await quotesOf('Matrouh', [{ id: book!.product_id, qty: 2 }]);
    await storeInCart(page, cartOf([book!, 2]));
    await open('/cart');
    await expect(select).toHaveValue(one.city.id);
    for (const promised of [two.shipping, two.fee, two.total])
      await expect(page.getByRole('region', { name: t('cart.summary') })).toContainText(
        range(promised),
      );
    await expectForEverybody(page, 'cart-delivery');
  },
);

test('links similar books below a book', { tag: '@core-phone' }, async ({ page, open, t }) => {
  const [book] = await availableBooks(1);
  await open(`/product/${book!.sku}`);
  const related = page.getByRole('region', { name: t('related.title') });
  await expect(related.getByRole('listitem')).toHaveCount(4);
  expect(await related.locator(`a[href$="/${book!.sku}"]`).count()).toBe(0);
  const link = related.getByRole('link').first();
  const href = (await link.getAttribute('href'))!;
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname === href);
  // Built by the service worker: no document is requested.
  await page.goto(`${new URL(page.url()).origin}${href.replace(/product\/.*/, 'shop')}`);
  await page.locator(`${bookCard} h3 a`).first().click();
  await expect(related.getByRole('listitem')).toHaveCount(4);
  await page.getByText(t('share.share'), { exact: true }).click();
  await expect(page.getByRole('link', { name: t('share.whatsapp') })).toHaveCount(1);
  await expect(page.getByRole('button', { name: t('share.copy') })).toBeEnabled();
});

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
  await expect(announcements(page)).toHaveText(t('share.copied'));
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
  // Books that come into view on the way make the page longer.
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
