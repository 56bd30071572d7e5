import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { ShopProduct } from '../fixtures/backend.ts';
import { availableBooks, cartOf, storeInCart } from '../fixtures/cart.ts';
import { at } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/shopper.ts';

let books: ShopProduct[];

test.beforeAll(async () => {
  books = await availableBooks(5);
});

const drawer = (page: Page) => page.getByRole('dialog');
const fill = (page: Page, count = 3) =>
  storeInCart(
    page,
    cartOf(...books.slice(0, count).map((book) => [book, 2] as [ShopProduct, number])),
  );

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
}

const sidewaysBy = (page: Page) =>
  page.evaluate(() => {
    const wide = [document.documentElement, ...document.querySelectorAll('[role=dialog]')];
    return Math.max(...wide.map((element) => element.scrollWidth - element.clientWidth));
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the filled cart and drawer are for everyone (${colorScheme})`, async ({ page, open, t }, {
    project,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await fill(page, 5);
    const picture = (name: string) =>
      page.screenshot({
        path: `test-results/screens/${project.name}-${colorScheme}-${name}.jpg`,
        type: 'jpeg',
        quality: 70,
      });
    await open('/cart');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
    await page.waitForLoadState('networkidle');
    expect.soft(await violations(page), 'page').toEqual([]);
    await picture('cart-filled');
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('cart.title') })
      .click();
    await expect(drawer(page).getByRole('listitem')).toHaveCount(5);
    await page.waitForTimeout(300);
    expect.soft(await violations(page), 'drawer').toEqual([]);
    await picture('cart-drawer');
  });
}

for (const [name, letters, width] of [
  ['320 pixels', 16, 320],
  ['letters of twice the size', 32, 360],
] as const) {
  test(`the filled cart and drawer fit ${name}`, async ({
    playwright,
    launchOptions,
    contextOptions,
    isMobile,
    baseURL,
    language,
    t,
  }, { project }) => {
    // What a shopper sets in the browser's own settings, which media queries follow too.
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${letters}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    try {
      const page = await browser.newPage({
        ...contextOptions,
        viewport: { width, height: 640 },
        isMobile,
        ...(baseURL ? { baseURL } : {}),
      });
      await fill(page, 5);
      await page.goto(at(language, '/cart'));
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
      expect.soft(await sidewaysBy(page), 'page').toBeLessThanOrEqual(0);
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('cart.title') })
        .click();
      await expect(drawer(page).getByRole('listitem')).toHaveCount(5);
      expect.soft(await sidewaysBy(page), 'drawer').toBeLessThanOrEqual(0);
      await page.waitForTimeout(300);
      await page.screenshot({
        path: `test-results/screens/${project.name}-${letters}-cart-drawer.jpg`,
        type: 'jpeg',
        quality: 70,
      });
    } finally {
      await browser.close();
    }
  });
}
