import { storedCart } from '../fixtures/cart.ts';
import {
  dialog,
  fawryCardNumber,
  fawryReady,
  formReady,
  ordersOf,
  payButton,
  readyForFawry,
  recordCalls,
  refusal,
  refusedCalls,
} from '../fixtures/checkout.ts';
import { field } from '../fixtures/entrance.ts';
import { at } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/signed-in.ts';

test('places one order for two clicks', { tag: '@phone' }, async ({ page, t, language, email }) => {
  await readyForFawry(page, language, t, [1]);
  const calls = recordCalls(page);
  await payButton(page).dblclick();
  await fawryCardNumber(page).waitFor();
  expect(calls.filter((name) => name === 'create-order')).toHaveLength(1);
  expect(await ordersOf(email)).toHaveLength(1);
  // With an empty cart the checkout has no form.
  const again = await page.context().newPage();
  await again.goto(at(language, '/checkout'));
  await expect(
    again.getByRole('heading', { name: t('checkout.dialogs.empty.title') }),
  ).toBeVisible();
  await expect(payButton(again)).toHaveCount(0);
});

test(
  'does not order again after a lost response, even after a reload',
  { tag: '@phone' },
  async ({ page, t, language, email, expectedTrouble }) => {
    expectedTrouble.push(refusedCalls);
    const books = await readyForFawry(page, language, t, [1]);
    let isLost = true;
    await page.route('**/functions/v1/create-order', async (route) => {
      if (route.request().method() !== 'POST' || !isLost) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await payButton(page).click();
    await expect(dialog(page)).toContainText(t('payments.failures.unreachable'));
    expect(await ordersOf(email)).toHaveLength(1);
    expect(await storedCart(page)).toEqual([[books[0]!.product_id, 1]]);
    await dialog(page)
      .getByRole('button', { name: t('checkout.dialogs.error.tryAgain') })
      .click();
    await expect(refusal(page)).toHaveText(t('payments.failures.unreachable'));

    isLost = false;
    await page.reload();
    await formReady(page, t);
    await fawryReady(page);
    await expect(page.getByText(t('checkout.summary.total'), { exact: true })).toBeVisible();
    await payButton(page).click();
    await fawryCardNumber(page).waitFor();
    expect(await ordersOf(email)).toHaveLength(1);
    expect(await storedCart(page)).toEqual([]);
  },
);

test(
  'pays for an order that arrived with other details instead of ordering again',
  { tag: '@phone' },
  async ({ page, t, language, email, expectedTrouble }) => {
    expectedTrouble.push(refusedCalls);
    await readyForFawry(page, language, t, [1]);
    await page.route(
      '**/functions/v1/create-order',
      async (route) => {
        await route.fetch();
        return route.abort();
      },
      { times: 1 },
    );
    await payButton(page).click();
    await dialog(page)
      .getByRole('button', { name: t('checkout.dialogs.error.tryAgain') })
      .click();
    await field(page, t('checkout.fields.address')).fill('14 شارع النيل');
    await payButton(page).click();
    await expect(dialog(page)).toContainText(t('checkout.errors.alreadyOrdered'));
    const [order, ...others] = await ordersOf(email);
    expect(others).toEqual([]);
    await dialog(page)
      .getByRole('link', { name: t('checkout.dialogs.error.payOrder') })
      .click();
    await expect(page).toHaveURL(at(language, `/checkout/order/${order!.order_id}`));
    await expect(page.getByRole('main')).toContainText(order!.order_number);
    expect(await storedCart(page)).toEqual([]);
  },
);
