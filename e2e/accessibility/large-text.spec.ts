import type { Page } from '@playwright/test';
import { availableBooks, cartOf, storeInCart } from '../fixtures/cart.ts';
import { openCheckout } from '../fixtures/checkout.ts';
import { phone } from '../fixtures/devices.ts';
import { enlarge, overflowing } from '../fixtures/large-text.ts';
import { readRoutes } from '../fixtures/routes.ts';
import { sidewaysBy } from '../fixtures/screen.ts';
import { expect, test } from '../fixtures/signed-in.ts';

/** How many rows the header's buttons and links occupy. */
const headerRows = (page: Page) =>
  page
    .getByRole('banner')
    .locator('a, button')
    .evaluateAll((controls) => {
      const rows: DOMRect[] = [];
      for (const control of controls.filter((each) => each.checkVisibility())) {
        const box = control.getBoundingClientRect();
        const isInRow = (row: DOMRect) => box.top < row.bottom && row.top < box.bottom;
        if (!rows.some(isInRow)) rows.push(box);
      }
      return rows.length;
    });

/** The share of the screen that is covered by elements fixed at its lower edge. */
const coveredAtBottom = (page: Page) =>
  page.locator('[data-slot=pay-bar], [data-slot=buy-bar]').evaluateAll((bars) => {
    const heights = bars
      .filter((bar) => ['fixed', 'sticky'].includes(getComputedStyle(bar).position))
      .map((bar) => bar.getBoundingClientRect())
      .map(({ top, bottom }) => Math.min(bottom, innerHeight) - top);
    return Math.max(0, ...heights) / innerHeight;
  });

async function expectToFit(page: Page, name: string): Promise<void> {
  await enlarge(page);
  expect.soft(await sidewaysBy(page), `${name}: wider than the screen`).toBeLessThanOrEqual(0);
  expect.soft(await overflowing(page), `${name}: wider than their buttons`).toEqual([]);
  expect.soft(await headerRows(page), `${name}: rows of the header`).toBeLessThanOrEqual(2);
  expect.soft(await coveredAtBottom(page), `${name}: bar`).toBeLessThanOrEqual(0.25);
}

test.beforeEach(({ page }) => page.setViewportSize(phone.viewport));

test('fits every screen on a phone with text twice as large', async ({
  page,
  open,
  expectedTrouble,
}) => {
  test.setTimeout(300_000);
  expectedTrouble.push(/404/);
  for (const { name, path } of await readRoutes()) {
    await open(path);
    await expectToFit(page, name);
  }
});

test('fits the button of a featured book that is in the cart', async ({ page, open, t }) => {
  await open('/shop');
  const featured = page.getByRole('region', { name: t('catalogue.featured.title') });
  await featured.getByRole('button').first().click();
  await expect(featured.getByRole('button', { name: /1/ }).first()).toBeVisible();
  await expectToFit(page, 'shop with a book in the cart');
});

test('fits the cart and the checkout, with separate names of their steps', async ({
  page,
  open,
  language,
}) => {
  const [book] = await availableBooks(1);
  await storeInCart(page, cartOf([book!, 2]));
  await open('/cart');
  await expect(page.locator('[data-slot=cart-line]')).toBeVisible();
  await expectToFit(page, 'cart');
  await openCheckout(page, language);
  await expectToFit(page, 'checkout');
  const names = await page.locator('[data-slot=step-name]').evaluateAll((all) =>
    all
      .map((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return {
          isShown: name.getBoundingClientRect().width > 1,
          box: range.getBoundingClientRect(),
        };
      })
      .filter(({ isShown }) => isShown)
      .map(({ box }) => [box.left, box.right])
      .sort(([one = 0], [other = 0]) => one - other),
  );
  expect(names.length).toBeGreaterThan(0);
  names.slice(1).forEach(([left], index) => expect(left).toBeGreaterThan(names[index]![1]!));
});
