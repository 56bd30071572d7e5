import type { ShopProduct } from '../fixtures/backend.ts';
import {
  amount,
  availableBooks,
  cartOf,
  line,
  countQuestions,
  storedCart,
  storeInCart,
  nameOf,
} from '../fixtures/cart.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { stopTime } from '../fixtures/time.ts';

let first: ShopProduct;
let second: ShopProduct;

test.beforeAll(async () => {
  [first, second] = (await availableBooks(2)) as [ShopProduct, ShopProduct];
});

test('limits fifty quick clicks to ten copies, which can be reduced', async ({
  page,
  open,
  t,
  language,
}) => {
  await page.clock.install();
  await storeInCart(page, cartOf([first, 1]));
  await open('/cart');
  const title = nameOf(first, language);
  const more = page.getByRole('button', { name: t('cart.increase', { title }) });
  await expect(line(page, first)).toContainText(amount(first.retail_price));
  await page.waitForLoadState('networkidle');
  await stopTime(page);
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
  await page.clock.runFor(5_000);
  await page.clock.resume();
  expect(await page.evaluate(() => (window as unknown as { writes: number }).writes)).toBe(1);
  expect(questions.length).toBeLessThanOrEqual(1);
  expect(await storedCart(page)).toEqual([[first.product_id, 10]]);
  await page.getByRole('button', { name: t('cart.decrease', { title }) }).click();
  await expect(more).toBeEnabled();
});

test('keeps at least one copy until the book is removed', async ({ page, open, t, language }) => {
  await storeInCart(page, cartOf([first, 1], [second, 1]));
  await open('/cart');
  const [one, two] = [nameOf(first, language), nameOf(second, language)];
  await expect(
    page.getByRole('button', { name: t('cart.decrease', { title: one }) }),
  ).toBeDisabled();
  await page.getByRole('button', { name: t('cart.remove', { title: one }) }).click();
  await expect(line(page, first)).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('cart.remove', { title: two }) })).toBeFocused();
  await expect(page.locator('#announcements')).toContainText(one);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t('cart.empty.title') })).toBeVisible();
  const onward = page.getByRole('main').getByRole('link', { name: t('cart.continueShopping') });
  await expect(onward).toBeFocused();
  await onward.click();
  await expect(page).toHaveURL(/\/shop$/);
});
