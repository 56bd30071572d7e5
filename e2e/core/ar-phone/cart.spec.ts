import type { ShopProduct } from '../../fixtures/backend.ts';
import {
  amount,
  availableBooks,
  cartOf,
  line,
  countQuestions,
  nameOf,
  storedCart,
  storeInCart,
} from '../../fixtures/cart.ts';
import { expect, test } from '../../fixtures/shopper.ts';
import { useShopFont } from '../../fixtures/shop-font.ts';

let first: ShopProduct;
let second: ShopProduct;

test.beforeAll(async () => {
  [first, second] = (await availableBooks(2)) as [ShopProduct, ShopProduct];
});

test('adds a book, announces and counts it, and shows it on the cart page', async ({
  page,
  open,
  t,
  language,
  seeToast,
}) => {
  const questions = countQuestions(page);
  await open(`/product/${first.sku}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('cart.add') })
    .click();
  await seeToast(t('cart.added'));
  await expect(page.locator('#announcements')).toHaveText(
    `${t('cart.added')}. ${nameOf(first, language)}`,
  );
  await expect(
    page.getByRole('main').getByRole('button', { name: t('cart.inCart', { quantity: 1 }) }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: t('cart.count', { count: 1 }) })).toBeVisible();
  expect(questions).toHaveLength(1);
  expect(questions[0]).toContain(`sku=eq.${first.sku}`);
  expect(await storedCart(page)).toEqual([[first.product_id, 1]]);
  await open('/cart');
  await expect(line(page, first)).toContainText(nameOf(first, language));
});

test('shows every line and the totals with one request and no layout shift', async ({
  page,
  open,
  t,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        Object.assign(window, { moved: ((window as { moved?: number }).moved ?? 0) + entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // A font that comes late is another matter; from now on the browser has it.
  await open('/about');
  await useShopFont(page);
  await storeInCart(page, cartOf([first, 2], [second, 1]));
  const questions = countQuestions(page);
  await open('/cart');
  await expect(line(page, first)).toContainText(amount(first.retail_price * 2));
  await expect(line(page, first)).toContainText(amount(first.retail_price));
  const sum = amount(first.retail_price * 2 + second.retail_price);
  const summary = page.getByRole('region', { name: t('cart.summary') });
  await expect(summary.getByText(sum)).toHaveCount(2);
  await expect(summary).toContainText(t('cart.shippingBelow'));
  await page.waitForLoadState('networkidle');
  expect(questions).toHaveLength(1);
  expect(await page.evaluate(() => (window as { moved?: number }).moved ?? 0)).toBe(0);
});

test('rejects an eleventh book', async ({ page, open, t, seeToast }) => {
  await storeInCart(page, cartOf([first, 10]));
  await open(`/product/${second.sku}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('cart.add') })
    .click();
  await seeToast(t('cart.limitReached'));
  await expect(page.locator('#alerts')).toContainText(t('cart.limitReached'));
  expect(await storedCart(page)).toEqual([[first.product_id, 10]]);
});
