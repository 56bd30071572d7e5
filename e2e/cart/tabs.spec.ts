import type { ShopProduct } from '../fixtures/backend.ts';
import {
  availableBooks,
  cartOf,
  countQuestions,
  nameOf,
  storeInCart,
  storedCart,
} from '../fixtures/cart.ts';
import { at } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { stopTime } from '../fixtures/time.ts';

let first: ShopProduct;
let second: ShopProduct;

test.beforeAll(async () => {
  [first, second] = (await availableBooks(2)) as [ShopProduct, ShopProduct];
});

test(
  'merges fifty quick clicks in each of two tabs into one cart',
  { tag: '@phone' },
  async ({ page, context, open, t, language }) => {
    await page.clock.install();
    await storeInCart(page, cartOf([first, 1], [second, 1]));
    await open('/cart');
    const other = await context.newPage();
    await other.goto(at(language, '/cart'));
    const more = (tab: typeof page, book: ShopProduct) =>
      tab.getByRole('button', { name: t('cart.increase', { title: nameOf(book, language) }) });
    await expect(more(page, first)).toBeVisible();
    await expect(more(other, second)).toBeVisible();
    await Promise.all([page, other].map((tab) => tab.waitForLoadState('networkidle')));
    const questions = [countQuestions(page), countQuestions(other)];
    // Neither tab stores its clicks before both have been clicked.
    await stopTime(page);
    const clickFast = (tab: typeof page, book: ShopProduct) =>
      more(tab, book).evaluate((button) => {
        for (let click = 0; click < 50; click += 1) (button as HTMLElement).click();
      });
    await Promise.all([clickFast(page, first), clickFast(other, second)]);
    await page.clock.runFor(5_000);
    await page.clock.resume();

    const cart = await storedCart(page);
    await expect.poll(() => storedCart(other)).toEqual(cart);
    const count = cart.reduce((sum, [, quantity]) => sum + quantity, 0);
    expect(count).toBe(10);
    for (const tab of [page, other]) {
      await expect(tab.getByRole('button', { name: t('cart.count', { count }) })).toBeVisible();
      await expect(more(tab, first)).toBeDisabled();
    }
    for (const requests of questions) expect(requests.length).toBeLessThanOrEqual(3);
  },
);

test(
  'shows changes of the cart in other tabs',
  { tag: '@phone' },
  async ({ page, context, open, t, language }) => {
    await open('/cart');
    await expect(page.getByRole('heading', { name: t('cart.empty.title') })).toBeVisible();
    const other = await context.newPage();
    await other.goto(at(language, `/product/${first.sku}`));
    await other
      .getByRole('main')
      .getByRole('button', { name: t('cart.add') })
      .click();
    await expect(other.getByRole('button', { name: t('cart.count', { count: 1 }) })).toBeVisible();
    await expect(page.getByRole('main').getByText(nameOf(first, language))).toBeVisible();
    await page
      .getByRole('button', { name: t('cart.remove', { title: nameOf(first, language) }) })
      .click();
    await expect(other.getByRole('button', { name: t('cart.count', { count: 0 }) })).toBeVisible();
  },
);

test(
  'shows the current cart after going back',
  { tag: '@phone' },
  async ({ page, context, open, t, language }) => {
    await storeInCart(page, cartOf([first, 1]));
    await open('/cart');
    await page
      .getByRole('main')
      .getByRole('link', { name: nameOf(first, language) })
      .click();
    await expect(page).toHaveURL(/\/product\//);
    const other = await context.newPage();
    await other.goto(at(language, `/product/${second.sku}`));
    await other
      .getByRole('main')
      .getByRole('button', { name: t('cart.add') })
      .click();
    await expect(other.getByRole('button', { name: t('cart.count', { count: 2 }) })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('main').getByText(nameOf(second, language))).toBeVisible();
    await expect(page.getByRole('button', { name: t('cart.count', { count: 2 }) })).toBeVisible();
  },
);

test(
  'keeps an edit when the page is left at once',
  { tag: '@phone' },
  async ({ page, open, t, language }) => {
    await storeInCart(page, cartOf([first, 1]));
    await open('/cart');
    await page
      .getByRole('button', { name: t('cart.increase', { title: nameOf(first, language) }) })
      .click();
    await open('/about');
    expect(await storedCart(page)).toEqual([[first.product_id, 2]]);
  },
);
