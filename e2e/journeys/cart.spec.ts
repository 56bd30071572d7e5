import type { Page } from '@playwright/test';
import type { ShopProduct } from '../fixtures/backend.ts';
import {
  amount,
  availableBooks,
  cartOf,
  countQuestions,
  storedCart,
  storeInCart,
  titleOf,
} from '../fixtures/cart.ts';
import { expect, test } from '../fixtures/shopper.ts';

let first: ShopProduct;
let second: ShopProduct;

test.beforeAll(async () => {
  [first, second] = (await availableBooks(2)) as [ShopProduct, ShopProduct];
});

const toast = (page: Page) => page.locator('#toaster');
const line = (page: Page, book: ShopProduct) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href$="/${book.sku}"]`) });

test('a book is looked up, added, announced, counted, and there on the cart page', async ({
  page,
  open,
  t,
  language,
}) => {
  const questions = countQuestions(page);
  await open(`/product/${first.sku}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('cart.add') })
    .click();
  await expect(toast(page)).toContainText(t('cart.added'));
  await expect(page.locator('#announcements')).toHaveText(t('cart.added'));
  await expect(page.getByRole('button', { name: t('cart.count', { count: 1 }) })).toBeVisible();
  expect(questions).toHaveLength(1);
  expect(questions[0]).toContain(`sku=eq.${first.sku}`);
  expect(await storedCart(page)).toEqual([[first.product_id, 1]]);
  await open('/cart');
  await expect(line(page, first)).toContainText(titleOf(first, language));
});

test('a message is at the top of a phone, at the bottom right of a desktop, and not wide', async ({
  page,
  open,
  t,
  isMobile,
}) => {
  await open(`/product/${first.sku}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('cart.add') })
    .click();
  const message = toast(page).locator('[data-variant]');
  await expect(message).toHaveCount(1);
  const box = (await message.boundingBox())!;
  const screen = page.viewportSize()!;
  expect(box.width).toBeLessThanOrEqual(420);
  if (isMobile) expect(box.y).toBeLessThan(60);
  else {
    expect(box.y + box.height).toBeGreaterThan(screen.height - 60);
    expect(box.x + box.width).toBeGreaterThan(screen.width - 60);
  }
});

test('the cart shows every line and the sums, asks once, and moves nothing', async ({
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
  await storeInCart(page, cartOf([first, 2], [second, 1]));
  const questions = countQuestions(page);
  await open('/cart');
  await expect(line(page, first)).toContainText(amount(first.retail_price * 2));
  await expect(line(page, first)).toContainText(amount(first.retail_price));
  const sum = amount(first.retail_price * 2 + second.retail_price);
  const summary = page.getByRole('region', { name: t('cart.summary') });
  await expect(summary.getByText(sum)).toHaveCount(2);
  await expect(summary).toContainText(t('cart.shippingBelow'));
  await page.waitForTimeout(700);
  expect(questions).toHaveLength(1);
  expect(await page.evaluate(() => (window as { moved?: number }).moved ?? 0)).toBe(0);
});

test(
  'fifty quick clicks are one edit, up to ten, and the way down is open',
  { tag: '@once' },
  async ({ page, open, t, language }) => {
    await storeInCart(page, cartOf([first, 1]));
    await open('/cart');
    const title = titleOf(first, language);
    const more = page.getByRole('button', { name: t('cart.increase', { title }) });
    await expect(more).toBeVisible();
    await page.waitForLoadState('networkidle');
    const questions = countQuestions(page);
    await page.evaluate(() => {
      const write = localStorage.setItem.bind(localStorage);
      Object.assign(window, { writes: 0 });
      Storage.prototype.setItem = (name, value) => {
        if (name === 'cart-items') (window as unknown as { writes: number }).writes += 1;
        write(name, value);
      };
    });
    await more.evaluate((button) => {
      for (let click = 0; click < 50; click += 1) (button as HTMLElement).click();
    });
    await expect(line(page, first)).toContainText(amount(first.retail_price * 10));
    await expect(more).toBeDisabled();
    await expect(page.getByRole('button', { name: t('cart.count', { count: 10 }) })).toBeVisible();
    await page.waitForTimeout(1_200);
    expect(await page.evaluate(() => (window as unknown as { writes: number }).writes)).toBe(1);
    expect(questions.length).toBeLessThanOrEqual(1);
    expect(await storedCart(page)).toEqual([[first.product_id, 10]]);
    await page.getByRole('button', { name: t('cart.decrease', { title }) }).click();
    await expect(more).toBeEnabled();
  },
);

test(
  'one of a book is the least, and only removing takes it away',
  { tag: '@once' },
  async ({ page, open, t, language }) => {
    await storeInCart(page, cartOf([first, 1], [second, 1]));
    await open('/cart');
    const [one, two] = [titleOf(first, language), titleOf(second, language)];
    await expect(
      page.getByRole('button', { name: t('cart.decrease', { title: one }) }),
    ).toBeDisabled();
    await page.getByRole('button', { name: t('cart.remove', { title: one }) }).click();
    await expect(line(page, first)).toHaveCount(0);
    await expect(
      page.getByRole('button', { name: t('cart.remove', { title: two }) }),
    ).toBeFocused();
    await expect(page.locator('#announcements')).toContainText(one);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: t('cart.empty.title') })).toBeVisible();
    const onward = page.getByRole('main').getByRole('link', { name: t('cart.continueShopping') });
    await expect(onward).toBeFocused();
    await onward.click();
    await expect(page).toHaveURL(/\/shop$/);
  },
);

test('a full cart takes no eleventh book', async ({ page, open, t }) => {
  await storeInCart(page, cartOf([first, 10]));
  await open(`/product/${second.sku}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('cart.add') })
    .click();
  await expect(toast(page)).toContainText(t('cart.limitReached'));
  await expect(page.locator('#alerts')).toContainText(t('cart.limitReached'));
  expect(await storedCart(page)).toEqual([[first.product_id, 10]]);
});
