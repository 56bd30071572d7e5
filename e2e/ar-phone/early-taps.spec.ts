import type { Browser, Page } from '@playwright/test';
import { readListing, type ShopProduct } from '../fixtures/backend.ts';
import { storedCart } from '../fixtures/cart.ts';
import { phone } from '../fixtures/devices.ts';
import { buttonOf, openSlowly } from '../fixtures/slow-network.ts';
import { at } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/shopper.ts';

/** How many moments between a button's first paint and its being live are tried on each page; half of them are double taps. */
const moments = Number(process.env['EARLY_TAPS'] ?? 6);
/** As many pages at once as two cores load without one waiting for the other. */
const atOnce = 6;

let book: ShopProduct;
test.beforeAll(async () => {
  const { products } = await readListing();
  book = products.find(({ available }) => available)!;
});

const cartOn = (page: Page) => expect.poll(() => storedCart(page), { timeout: 30_000 });

/**
 * Chromium's played network stops for good now and then, in the middle of the document and of every file at once: such a
 * load says nothing of the shop.
 */
const isStalled = (page: Page) =>
  page
    .waitForFunction(() => document.readyState !== 'loading', null, { timeout: 20_000 })
    .then(
      () => false,
      () => true,
    );

/** For how long a painted button is not live, in milliseconds. */
async function timeUntilLive(browser: Browser, address: string, tries = 3): Promise<number> {
  const page = await openSlowly(browser, address, book, phone);
  const painted = Date.now();
  if (tries > 1 && (await isStalled(page))) {
    await page.context().close();
    return timeUntilLive(browser, address, tries - 1);
  }
  await expect(buttonOf(page, book)).toHaveAttribute('data-live', '', { timeout: 30_000 });
  await page.context().close();
  return Date.now() - painted;
}

async function tapAfter(
  browser: Browser,
  address: string,
  pause: number,
  isDouble: boolean,
  tries = 3,
): Promise<boolean> {
  const page = await openSlowly(browser, address, book, phone);
  const button = buttonOf(page, book);
  await page.waitForTimeout(pause);
  const wasLive = (await button.getAttribute('data-live')) !== null;
  await button.click({ clickCount: isDouble ? 2 : 1, delay: 20 });
  if (!wasLive) await expect(button).not.toHaveCSS('opacity', '1', { timeout: 1_000 });
  if (tries > 1 && (await isStalled(page))) {
    await page.context().close();
    return tapAfter(browser, address, pause, isDouble, tries - 1);
  }
  const about = `${address}, ${pause} ms after the button, ${isDouble ? 'twice' : 'once'}`;
  const isAdded = cartOn(page);
  await isAdded.toEqual([[book.product_id, 1]]);
  await expect(button).toHaveAttribute('data-live', '', { timeout: 30_000 });
  await expect(button).not.toHaveAttribute('aria-busy');
  await page.waitForTimeout(500);
  expect(await storedCart(page), about).toEqual([[book.product_id, 1]]);
  await page.context().close();
  return wasLive;
}

const pages: [name: string, pathOf: (book: ShopProduct) => string][] = [
  ['the list', () => '/shop'],
  ['a product page', ({ sku }) => `/product/${sku}`],
];

for (const [name, pathOf] of pages) {
  test(`on slow 3G a tap on ${name} ends in the cart, whenever it comes`, async ({
    browser,
    language,
  }) => {
    test.setTimeout(60_000 + moments * 15_000);
    const address = at(language, pathOf(book));
    const time = await timeUntilLive(browser, address);
    const pauses = Array.from({ length: moments }, (_, nth) =>
      Math.round((time * nth) / (moments - 1)),
    );
    const early: boolean[] = [];
    for (let start = 0; start < moments; start += atOnce) {
      const some = pauses.slice(start, start + atOnce);
      const taps = some.map((pause, nth) => tapAfter(browser, address, pause, nth % 2 === 1));
      early.push(...(await Promise.all(taps)).map((wasLive) => !wasLive));
    }
    // Otherwise nothing of what this is about has been tried.
    expect(early.filter(Boolean).length).toBeGreaterThanOrEqual(moments / 2);
  });
}

test('where a nonce guards the scripts taps are kept, too', async ({
  page,
  open,
  expectedTrouble,
}) => {
  expectedTrouble.push(/net::ERR/);
  await page.route(/_next\/static\/.*\.js$/, (route) => route.abort());
  await open(`/shop?q=${encodeURIComponent(book.product_name)}`);
  const button = buttonOf(page, book);
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
});
