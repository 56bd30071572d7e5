import type { ShopProduct } from '../fixtures/backend.ts';
import {
  amount,
  availableBooks,
  cartOf,
  line,
  productReads,
  storeInCart,
} from '../fixtures/cart.ts';
import { expect, test } from '../fixtures/shopper.ts';

let first: ShopProduct;

test.beforeAll(async () => {
  [first] = (await availableBooks(1)) as [ShopProduct];
});

test('treats invalid storage as an empty cart that works', async ({ page, open, t }) => {
  for (const garbage of ['{', '"x"', '[[1]]', '{"product_id":1}']) {
    await storeInCart(page, garbage);
    await open('/cart');
    await expect(page.getByRole('heading', { name: t('cart.empty.title') })).toBeVisible();
  }
});

test('reports full storage, and counts nothing', async ({ page, open, t, seeToast }) => {
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
});

test('keeps the cart in the open page if storage is blocked, and says so', async ({
  page,
  open,
  t,
}) => {
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
});

test('shows the last known cart while the shop is unreachable', async ({
  page,
  open,
  t,
  expectedTrouble,
}) => {
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
});
