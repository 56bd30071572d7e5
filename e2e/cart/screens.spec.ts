import type { Page } from '@playwright/test';
import type { ShopProduct } from '../fixtures/backend.ts';
import { availableBooks, storeTwoOfEach } from '../fixtures/cart.ts';
import { at } from '../fixtures/http.ts';
import { expectForEverybody, sidewaysBy } from '../fixtures/screen.ts';
import { expect, test } from '../fixtures/shopper.ts';

let books: ShopProduct[];

test.beforeAll(async () => {
  books = await availableBooks(5);
});

const drawer = (page: Page) => page.getByRole('dialog');
const fill = (page: Page, count = 3) => storeTwoOfEach(page, books.slice(0, count));

test('has an accessible cart and drawer', async ({ page, open, t }) => {
  await fill(page, 5);
  await open('/cart');
  await expect(page.getByRole('main').locator('[data-slot=cart-line]')).toHaveCount(5);
  await page.waitForLoadState('networkidle');
  await expectForEverybody(page, 'cart-filled');
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('cart.title') })
    .click();
  await expect(drawer(page).getByRole('listitem')).toHaveCount(5);
  await expectForEverybody(page, 'cart-drawer');
});

test('fits the cart and drawer with text twice as large', async ({
  playwright,
  launchOptions,
  contextOptions,
  isMobile,
  baseURL,
  language,
  t,
}) => {
  // The browser's own text size setting, which media queries follow as well.
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  try {
    const page = await browser.newPage({
      ...contextOptions,
      viewport: { width: 360, height: 640 },
      isMobile,
      ...(baseURL ? { baseURL } : {}),
    });
    await fill(page, 5);
    await page.goto(at(language, '/cart'));
    await expect(page.getByRole('main').locator('[data-slot=cart-line]')).toHaveCount(5);
    expect.soft(await sidewaysBy(page), 'page').toBeLessThanOrEqual(0);
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('cart.title') })
      .click();
    await expect(drawer(page).getByRole('listitem')).toHaveCount(5);
    expect.soft(await sidewaysBy(page), 'drawer').toBeLessThanOrEqual(0);
  } finally {
    await browser.close();
  }
});
