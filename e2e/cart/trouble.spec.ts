import type { ShopProduct } from '../fixtures/backend.ts';
import {
  amount,
  availableBooks,
  cartOf,
  line,
  nameOf,
  productReads,
  sellNothing,
  storeInCart,
  storedCart,
} from '../fixtures/cart.ts';
import { expect, test } from '../fixtures/shopper.ts';

let first: ShopProduct;
let second: ShopProduct;

test.beforeAll(async () => {
  [first, second] = (await availableBooks(2)) as [ShopProduct, ShopProduct];
});

test('trims a cart over the limit when a page opens, and says so', async ({
  page,
  open,
  t,
  seeToast,
}) => {
  await storeInCart(page, cartOf([first, 7], [second, 7]));
  await open('/shop');
  await seeToast(t('cart.trimmed'));
  expect(await storedCart(page)).toEqual([
    [first.product_id, 7],
    [second.product_id, 3],
  ]);
});

test('rejects a book that sold out after the page was rendered', async ({
  page,
  open,
  t,
  seeToast,
}) => {
  await sellNothing(page);
  await open(`/product/${first.sku}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('cart.add') })
    .click();
  await seeToast(t('cart.refused'));
  expect(await storedCart(page)).toEqual([]);
});

test('removes what is no longer sold from the cart, and says so', async ({
  page,
  open,
  t,
  seeToast,
}) => {
  const gone = { product_id: '00000000-0000-4000-8000-00000000dead' };
  await storeInCart(page, cartOf([gone, 1], [{ product_id: 'no product' }, 1], [first, 2]));
  await open('/cart');
  await seeToast(t('cart.withdrawn'));
  await expect(line(page, first)).toBeVisible();
  expect(await storedCart(page)).toEqual([[first.product_id, 2]]);
});

test('shows and edits the cart offline, and checks it again afterwards', async ({
  page,
  open,
  context,
  t,
  language,
  expectedTrouble,
}) => {
  expectedTrouble.push(/ERR_INTERNET_DISCONNECTED/);
  await storeInCart(page, cartOf([first, 1], [second, 1]));
  await open('/cart');
  await expect(line(page, first)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const [one, two] = [nameOf(first, language), nameOf(second, language)];
  await page.getByRole('button', { name: t('cart.increase', { title: one }) }).click();
  await expect(line(page, first)).toContainText(amount(first.retail_price * 2));
  await page.getByRole('button', { name: t('cart.remove', { title: two }) }).click();
  await expect(line(page, second)).toHaveCount(0);
  await expect.poll(() => storedCart(page)).toEqual([[first.product_id, 2]]);
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('cart.title') })
    .click();
  await expect(page.getByRole('dialog')).toContainText(amount(first.retail_price * 2));
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await expect(page.getByText(t('cart.outdated'))).toHaveCount(0);
  await expect(line(page, first)).toBeVisible();
});

test(
  'treats invalid storage as an empty cart that works',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    for (const garbage of ['{', '"x"', '[[1]]', '{"product_id":1}']) {
      await storeInCart(page, garbage);
      await open('/cart');
      await expect(page.getByRole('heading', { name: t('cart.empty.title') })).toBeVisible();
    }
  },
);

test(
  'reports full storage, and counts nothing',
  { tag: '@phone' },
  async ({ page, open, t, seeToast }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await open(`/product/${first.sku}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('cart.add') })
      .click();
    await seeToast(t('cart.saveFailed'));
    await expect(page.getByRole('button', { name: t('cart.count', { count: 0 }) })).toBeVisible();
  },
);

test(
  'keeps the cart in the open page if storage is blocked, and says so',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await open(`/product/${first.sku}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('cart.add') })
      .click();
    await page.getByRole('button', { name: t('cart.count', { count: 1 }) }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toContainText(amount(first.retail_price));
    await expect(drawer).toContainText(t('cart.notKept'));
  },
);

test(
  'shows the last known cart while the shop is unreachable',
  { tag: '@phone' },
  async ({ page, open, t, expectedTrouble }) => {
    expectedTrouble.push(/ERR_FAILED/);
    await storeInCart(page, cartOf([first, 1]));
    await page.route(productReads, (route) => route.abort());
    await open('/cart');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(t('cart.failed'));
    await page.unroute(productReads);
    await page.getByRole('button', { name: t('cart.tryAgain') }).click();
    await expect(line(page, first)).toBeVisible();
    await page.route(productReads, (route) => route.abort());
    await open('/cart');
    await expect(line(page, first)).toBeVisible();
    await expect(page.getByText(t('cart.outdated'))).toBeVisible();
  },
);
