import type { Browser, Page } from '@playwright/test';
import { readListing, type ShopProduct } from '../fixtures/backend.ts';
import { storedCart } from '../fixtures/cart.ts';
import { phone } from '../fixtures/devices.ts';
import { buttonOf, openWithoutScripts } from '../fixtures/early-page.ts';
import { at } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { patience } from '../fixtures/time.ts';

/** How many moments between a button's first paint and its being live are tried on each page; half of them are double taps. */
const moments = Number(process.env['EARLY_TAPS'] ?? 6);

let book: ShopProduct;
test.beforeAll(async () => {
  const { products } = await readListing();
  book = products.find(({ available }) => available)!;
});

const isLive = (page: Page) =>
  expect(buttonOf(page, book)).toHaveAttribute('data-live', '', patience);

/** When a tap comes: after this share of the scripts, from 0 to 1. */
type Moment = { share: number; isDouble: boolean };

/** Taps at a moment, and resolves to whether the button was live by then. */
async function tapAt(browser: Browser, address: string, { share, isDouble }: Moment) {
  const { page, scripts } = await openWithoutScripts(browser, address, book, phone);
  // All that the document names have been requested.
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
  // Nothing is left that the next page would carry out.
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
  test(`adds a book to the cart after a tap on ${name}, however many scripts have loaded`, async ({
    browser,
    language,
  }) => {
    test.setTimeout(60_000 + moments * 60_000);
    const address = at(language, pathOf(book));
    let early = 0;
    for (let nth = 0; nth < moments; nth += 1) {
      const moment = { share: nth / (moments - 1), isDouble: nth % 2 === 1 };
      if (!(await tapAt(browser, address, moment))) early += 1;
    }
    // Otherwise nothing of what this is about has been tried.
    expect(early).toBeGreaterThanOrEqual(moments / 2);
  });
}

test('also stores taps on a page with a nonce', async ({ page, language, expectedTrouble }) => {
  expectedTrouble.push(/net::ERR/);
  await page.route(/_next\/static\/.*\.js$/, (route) => route.abort());
  await page.goto(at(language, `/shop?q=${encodeURIComponent(book.product_name)}`));
  const button = buttonOf(page, book);
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
});
