import type { Page } from '@playwright/test';
import { readListing, type ShopProduct } from '../../fixtures/backend.ts';
import { storedCart } from '../../fixtures/cart.ts';
import { phone } from '../../fixtures/devices.ts';
import { buttonOf, openWithoutScripts } from '../../fixtures/early-page.ts';
import { at } from '../../fixtures/http.ts';
import { expect, test } from '../../fixtures/shopper.ts';
import { stack } from '../../fixtures/stack.ts';
import { patience } from '../../fixtures/time.ts';

let book: ShopProduct;
test.beforeAll(async () => {
  const { products } = await readListing();
  book = products.find(({ available }) => available)!;
});

const cartOn = (page: Page) => expect.poll(() => storedCart(page), patience);

test('carries out a tap on the page that is opened right after it', async ({
  browser,
  language,
}) => {
  const address = at(language, `/product/${book.sku}`);
  const { page, scripts } = await openWithoutScripts(browser, address, book, phone);
  await buttonOf(page, book).click();
  await page.locator('main a[href]').first().click();
  await page.waitForURL((url) => !url.pathname.includes('/product/'), { waitUntil: 'commit' });
  await scripts.release();
  await cartOn(page).toEqual([[book.product_id, 1]]);
  await page.context().close();
});

/** What a button says now: its own words, or those that stand for them while it is busy. */
const shownOn = (page: Page) =>
  buttonOf(page, book).evaluate((button) => getComputedStyle(button, '::after').content);

test('stores a tap until the scripts load, shows that it waits, and keeps it after a reload', async ({
  page,
  t,
  language,
  seeToast,
  expectedTrouble,
}) => {
  expectedTrouble.push(/net::ERR/);
  const scripts = /_next\/static\/.*\.js$/;
  await page.route(scripts, (route) => route.abort());
  await page.goto(at(language, `/product/${book.sku}`));
  const button = buttonOf(page, book);
  await button.click();
  await button.click({ force: true });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  expect(await shownOn(page)).toBe(JSON.stringify(t('cart.adding')));
  expect(await storedCart(page)).toEqual([]);
  await page.reload();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  expect(await shownOn(page)).toBe(JSON.stringify(t('cart.adding')));
  await page.unroute(scripts);
  await page.reload();
  await cartOn(page).toEqual([[book.product_id, 1]]);
  await seeToast(t('cart.added'));
  await expect(button).not.toHaveAttribute('aria-busy');
});

test('opens and stores the other language before the scripts have loaded', async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(/net::ERR/);
  await page.route(/_next\/static\/.*\.js$/, (route) => route.abort());
  await page.context().addCookies([{ name: 'language', value: 'en', url: stack.shopUrl }]);
  await page.goto(new URL('/en/shop', stack.shopUrl).href);
  await page.locator('a[hreflang="ar"]:visible').first().click();
  await expect(page).toHaveURL(/[^n]\/shop$/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});
