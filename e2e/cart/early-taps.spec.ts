import type { Browser, Page } from '@playwright/test';
import { type ShopProduct, readListing } from '../fixtures/backend.ts';
import { storedCart } from '../fixtures/cart.ts';
import { phone } from '../fixtures/devices.ts';
import { buttonOf, openWithoutScripts } from '../fixtures/early-page.ts';
import { at } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { stack } from '../fixtures/stack.ts';
import { patience } from '../fixtures/time.ts';

let book: ShopProduct;

test.beforeAll(async () => {
  const { products } = await readListing();
  book = products.find(({ available }) => available)!;
});

const cartOn = (page: Page) => expect.poll(() => storedCart(page), patience);

test(
  'carries out a tap on the page that is opened right after it',
  { tag: '@core-phone' },
  async ({ browser, language }) => {
    const address = at(language, `/product/${book.sku}`);
    const { page, scripts } = await openWithoutScripts(browser, address, book, phone);
    await buttonOf(page, book).click();
    await page.locator('main a[href]').first().click();
    await page.waitForURL((url) => !url.pathname.includes('/product/'), { waitUntil: 'commit' });
    await scripts.release();
    await cartOn(page).toEqual([[book.product_id, 1]]);
    await page.context().close();
  },
);

/** The button's current text: its label, or the one that replaces it while it is busy. */
const shownOn = (page: Page) =>
  buttonOf(page, book).evaluate((button) => getComputedStyle(button, '::after').content);

test(
  'stores a tap until the scripts load, shows that it waits, and keeps it after a reload',
  { tag: '@core-phone' },
  async ({ page, t, language, seeToast, expectedTrouble }) => {
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
  },
);

test(
  'opens and stores the other language before the scripts have loaded',
  { tag: '@core-phone' },
  async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/net::ERR/);
    await page.route(/_next\/static\/.*\.js$/, (route) => route.abort());
    await page.context().addCookies([{ name: 'language', value: 'en', url: stack.shopUrl }]);
    await page.goto(new URL('/en/shop', stack.shopUrl).href);
    await page.locator('a[hreflang="ar"]:visible').first().click();
    await expect(page).toHaveURL(/[^n]\/shop$/);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  },
);

/**
 * How many moments between a button's first paint and its hydration are tested on each page; half of the taps are
 * double taps.
 */
const moments = Number(process.env['EARLY_TAPS'] ?? 6);
const isLive = (page: Page) =>
  expect(buttonOf(page, book)).toHaveAttribute('data-live', '', patience);

/** When to tap: after this share of the scripts has loaded, from 0 to 1. */
type Moment = { share: number; isDouble: boolean };

/** Taps at this moment; resolves to whether the button was hydrated by then. */
async function tapAt(browser: Browser, address: string, { share, isDouble }: Moment) {
  const { page, scripts } = await openWithoutScripts(browser, address, book, phone);
  // All scripts of the document have been requested.
  await page.waitForFunction(() => document.readyState !== 'loading');
  await expect.poll(scripts.count).toBeGreaterThan(0);
  await scripts.letThrough(Math.round(scripts.count() * share));
  if (share === 1) {
    await scripts.release();
    await isLive(page);
  }
  const button = buttonOf(page, book);
  const wasLive = (await button.getAttribute('data-live')) !== null;
  await button.click({ clickCount: isDouble ? 2 : 1, delay: 20 });
  if (!wasLive) await expect(button).not.toHaveCSS('opacity', '1');
  await scripts.release();
  const about = `${address}, after ${share} of the scripts, ${isDouble ? 'twice' : 'once'}`;
  const inCart = () => storedCart(page);
  await expect.poll(inCart, { ...patience, message: about }).toEqual([[book.product_id, 1]]);
  await isLive(page);
  await expect(button).not.toHaveAttribute('aria-busy');
  await expect(button).not.toHaveAttribute('aria-disabled');
  // No stored tap is left for the next page.
  await page.reload();
  await isLive(page);
  await expect(button).not.toHaveAttribute('aria-busy');
  expect(await storedCart(page), about).toEqual([[book.product_id, 1]]);
  await page.context().close();
  return wasLive;
}

const pages: [name: string, pathOf: (book: ShopProduct) => string][] = [
  ['the list', () => '/shop'],
  ['a product page', ({ sku }) => `/product/${sku}`],
];

for (const [name, pathOf] of pages) {
  test(
    `adds a book to the cart after a tap on ${name}, however many scripts have loaded`,
    { tag: '@phone' },
    async ({ browser, language }) => {
      test.setTimeout(60_000 + moments * 60_000);
      const address = at(language, pathOf(book));
      let early = 0;
      for (let nth = 0; nth < moments; nth += 1) {
        const moment = { share: nth / (moments - 1), isDouble: nth % 2 === 1 };
        if (!(await tapAt(browser, address, moment))) early += 1;
      }
      // Otherwise the test has proved nothing.
      expect(early).toBeGreaterThanOrEqual(moments / 2);
    },
  );
}

test(
  'also stores taps on a page with a nonce',
  { tag: '@phone' },
  async ({ page, language, expectedTrouble }) => {
    expectedTrouble.push(/net::ERR/);
    await page.route(/_next\/static\/.*\.js$/, (route) => route.abort());
    await page.goto(at(language, `/shop?q=${encodeURIComponent(book.product_name)}`));
    const button = buttonOf(page, book);
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
);
