import type { ShopProduct } from '../fixtures/backend.ts';
import {
  amount,
  availableBooks,
  cartOf,
  countQuestions,
  line,
  nameOf,
  storeInCart,
  storedCart,
} from '../fixtures/cart.ts';
import { at } from '../fixtures/http.ts';
import { alerts, announcements } from '../fixtures/live-regions.ts';
import { useShopFont } from '../fixtures/shop-font.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { stopTime } from '../fixtures/time.ts';

let first: ShopProduct;
let second: ShopProduct;

test.beforeAll(async () => {
  [first, second] = (await availableBooks(2)) as [ShopProduct, ShopProduct];
});

test(
  'adds a book, announces and counts it, and shows it on the cart page',
  { tag: '@core-phone' },
  async ({ page, open, t, language, seeToast }) => {
    const questions = countQuestions(page);
    await open(`/product/${first.sku}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('cart.add') })
      .click();
    await seeToast(t('cart.added'));
    await expect(announcements(page)).toHaveText(`${t('cart.added')}. ${nameOf(first, language)}`);
    await expect(
      page.getByRole('main').getByRole('button', { name: t('cart.inCart', { quantity: 1 }) }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: t('cart.count', { count: 1 }) })).toBeVisible();
    expect(questions).toHaveLength(1);
    expect(questions[0]).toContain(`sku=eq.${first.sku}`);
    expect(await storedCart(page)).toEqual([[first.product_id, 1]]);
    await open('/cart');
    await expect(line(page, first)).toContainText(nameOf(first, language));
  },
);

test(
  'shows that the cart is empty, or that it loads, before any script has arrived',
  { tag: '@core-phone' },
  async ({ page, open, t, language }) => {
    await open('/about');
    // They never arrive.
    await page.route('**/*.js', () => undefined);
    const isEmpty = page.getByRole('heading', { name: t('cart.empty.title') });
    const loads = page.getByRole('main').getByText(t('cart.loading'));
    await page.goto(at(language, '/cart'), { waitUntil: 'commit' });
    await expect(isEmpty).toBeVisible();
    await expect(loads).toBeHidden();
    await storeInCart(page, cartOf([first, 1]));
    await page.goto(at(language, '/cart'), { waitUntil: 'commit' });
    await expect(loads).toBeVisible();
    await expect(isEmpty).toBeHidden();
  },
);

test(
  'shows every line and the totals with one request and no layout shift',
  { tag: '@core-phone' },
  async ({ page, open, t }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          Object.assign(window, {
            moved: ((window as { moved?: number }).moved ?? 0) + entry.value,
          });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Loads the font first, because a late font would shift the layout, too.
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
  },
);

test('rejects an eleventh book', { tag: '@core-phone' }, async ({ page, open, t, seeToast }) => {
  await storeInCart(page, cartOf([first, 10]));
  await open(`/product/${second.sku}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('cart.add') })
    .click();
  await seeToast(t('cart.limitReached'));
  await expect(alerts(page)).toContainText(t('cart.limitReached'));
  expect(await storedCart(page)).toEqual([[first.product_id, 10]]);
});

test(
  'shows messages below the header on a phone and at the bottom right on a desktop',
  { tag: '@ar-desktop' },
  async ({ page, open, t, isMobile }) => {
    await page.clock.install();
    await open(`/product/${first.sku}`);
    // Stops the toast from disappearing during the test.
    await stopTime(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('cart.add') })
      .click();
    const message = page.locator('[data-slot=toast][data-state=open]');
    await expect(message).toHaveCount(1);
    const box = (await message.boundingBox())!;
    const screen = page.viewportSize()!;
    expect(box.width).toBeLessThanOrEqual(420);
    const header = (await page.getByRole('banner').boundingBox())!;
    if (isMobile) expect(box.y).toBeGreaterThanOrEqual(header.y + header.height);
    else {
      expect(box.y + box.height).toBeGreaterThan(screen.height - 60);
      expect(box.x + box.width).toBeGreaterThan(screen.width - 60);
    }
  },
);

test(
  'limits fifty quick clicks to ten copies, which can be reduced',
  { tag: '@phone' },
  async ({ page, open, t, language }) => {
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
  },
);

test(
  'keeps at least one copy until the book is removed',
  { tag: '@phone' },
  async ({ page, open, t, language }) => {
    await storeInCart(page, cartOf([first, 1], [second, 1]));
    await open('/cart');
    const [one, two] = [nameOf(first, language), nameOf(second, language)];
    await expect(
      page.getByRole('button', { name: t('cart.decrease', { title: one }) }),
    ).toBeDisabled();
    await page.getByRole('button', { name: t('cart.remove', { title: one }) }).click();
    await expect(line(page, first)).toHaveCount(0);
    await expect(
      page.getByRole('button', { name: t('cart.remove', { title: two }) }),
    ).toBeFocused();
    await expect(announcements(page)).toContainText(one);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: t('cart.empty.title') })).toBeVisible();
    const onward = page.getByRole('main').getByRole('link', { name: t('cart.continueShopping') });
    await expect(onward).toBeFocused();
    await onward.click();
    await expect(page).toHaveURL(/\/shop$/);
  },
);
