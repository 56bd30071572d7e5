import { randomUUID } from 'node:crypto';
import type { Route } from '@playwright/test';
import { signOutBehind } from '../fixtures/accounts.ts';
import { amount, cartOf, storeInCart } from '../fixtures/cart.ts';
import {
  answerFunction,
  chooseArea,
  dialog,
  fawryCardNumber,
  fawryReady,
  fillCheckout,
  formReady,
  openCheckout,
  ordersOf,
  payButton,
  readyForFawry,
  refusal,
  refusedCalls,
} from '../fixtures/checkout.ts';
import { at } from '../fixtures/http.ts';
import { expectForEverybody } from '../fixtures/screen.ts';
import { expect, test } from '../fixtures/signed-in.ts';
import { painted } from '../fixtures/time.ts';

test('reports a price that fails to load in a dialog, and loads it on the next attempt', async ({
  page,
  t,
  language,
  expectedTrouble,
}) => {
  expectedTrouble.push(refusedCalls);
  await openCheckout(page, language, [1]);
  const failure = { status: 503, json: { code: 'service_unavailable', message: 'x' } };
  await answerFunction(page, 'calculate_prices', failure, 2);
  await chooseArea(page, t);
  await expect(dialog(page)).toContainText(t('payments.failures.service_unavailable'));
  await expect(dialog(page).getByRole('link', { name: t('checkout.dialogs.ok') })).toHaveAttribute(
    'href',
    at(language, '/shop'),
  );
  await expectForEverybody(page, 'checkout-price-failed');
  await dialog(page)
    .getByRole('button', { name: t('checkout.dialogs.error.tryAgain') })
    .click();
  await expect(page.getByText(t('checkout.summary.total'), { exact: true })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('says offline what the checkout needs, and keeps what was typed', async ({
  page,
  context,
  t,
  language,
  email,
  expectedTrouble,
}) => {
  expectedTrouble.push(/ERR_INTERNET_DISCONNECTED/);
  await readyForFawry(page, language, t, [1]);
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: t('checkout.offline') })).toBeVisible();
  await payButton(page).click();
  await expect(refusal(page)).toHaveText(t('checkout.offline'));
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: t('checkout.offline') })).toHaveCount(0);
  await payButton(page).click();
  await fawryCardNumber(page).waitFor();
  expect(await ordersOf(email)).toHaveLength(1);
});

for (const [step, code] of [
  ['create-order', 'service_unavailable'],
  ['make_charge_request_v2', 'provider_unavailable'],
  ['make_charge_request_v2', 'provider_timeout'],
  ['get_order_products', 'service_timeout'],
] as const) {
  test(
    `explains that ${step} failed with ${code}, and pays on the next attempt`,
    { tag: '@phone' },
    async ({ page, t, language, email, expectedTrouble }) => {
      expectedTrouble.push(refusedCalls);
      await readyForFawry(page, language, t, [1]);
      await answerFunction(page, step, { status: 503, json: { code, message: 'x' } });
      await payButton(page).click();
      await expect(dialog(page)).toContainText(t('checkout.dialogs.error.text'));
      await expect(dialog(page)).toContainText(t(`payments.failures.${code}`));
      await expect(refusal(page)).toHaveText(t(`payments.failures.${code}`));
      const next = dialog(page).getByRole(step === 'create-order' ? 'button' : 'link', {
        name: t(`checkout.dialogs.error.${step === 'create-order' ? 'tryAgain' : 'payOrder'}`),
      });
      await next.click();
      await fawryReady(page);
      await expect(payButton(page)).toContainText(/\d+\.\d{2}/);
      await payButton(page).click();
      await fawryCardNumber(page).waitFor();
      expect(await ordersOf(email)).toHaveLength(1);
    },
  );
}

test(
  'opens no popup for a charge that differs from the order',
  { tag: '@phone' },
  async ({ page, t, language, expectedTrouble }) => {
    expectedTrouble.push(refusedCalls);
    await readyForFawry(page, language, t, [1]);
    await answerFunction(page, 'get_order_products', { status: 200, json: { items: [] } });
    await payButton(page).click();
    await expect(dialog(page)).toContainText(t('payments.initFailed'));
    await expect(refusal(page)).toHaveText(t('payments.initFailed'));
    await expect(page.locator('#fawryPayPaymentFrame')).toHaveCount(0);
  },
);

test(
  'applies the latest price, however late an earlier response arrives',
  { tag: '@phone' },
  async ({ page, t, language }) => {
    const [book] = await openCheckout(page, language, [1]);
    let earlier: Route | undefined;
    await page.route('**/functions/v1/calculate_prices', async (route) => {
      if (earlier) await route.continue();
      else earlier = route;
    });
    await chooseArea(page, t, 3, 2);
    await payButton(page).click();
    await dialog(page).getByRole('button').click();
    await chooseArea(page, t, 9, 1);
    await expect(payButton(page)).toContainText(/\d+\.\d{2}/);
    const shown = await payButton(page).innerText();
    // The page may have aborted the earlier request by then.
    await earlier!.continue().catch(() => undefined);
    await earlier!.request().response();
    await painted(page);
    expect(await payButton(page).innerText()).toBe(shown);
    await expect(page.getByRole('main')).toContainText(amount(book!.retail_price));
    await expect(page.getByRole('main')).toContainText(t('checkout.summary.serviceFee'));
  },
);

test(
  'shows neither somebody else’s order nor one that does not exist',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    for (const id of [randomUUID(), 'x']) {
      await open(`/checkout/order/${id}`);
      await expect(page.getByRole('main')).toContainText(t('payOrder.missing'));
    }
  },
);

test(
  'shows a notice if the server rejects more than ten items, and stays on the page',
  { tag: '@phone' },
  async ({ page, t, language, seeToast, expectedTrouble }) => {
    expectedTrouble.push(refusedCalls);
    const [book] = await openCheckout(page, language, [1]);
    await storeInCart(page, cartOf([book!, 10]));
    await page.goto(at(language, '/checkout'));
    await formReady(page, t);
    await fillCheckout(page, t);
    await fawryReady(page);
    await page.route('**/functions/v1/create-order', async (route) => {
      const body = route.request().postDataJSON() as { items: { quantity: number }[] } | null;
      if (!body) return route.continue();
      body.items[0]!.quantity = 11;
      return route.continue({ postData: JSON.stringify(body) });
    });
    await payButton(page).click();
    await seeToast(t('cart.limitReached'));
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(at(language, '/checkout'));
  },
);

test(
  'orders nothing after the session ended on another device, and redirects to the login page',
  { tag: '@phone' },
  async ({ page, t, language, email, session, expectedTrouble }) => {
    expectedTrouble.push(refusedCalls);
    await readyForFawry(page, language, t, [1]);
    await signOutBehind(session);
    await payButton(page).click();
    await expect(page).toHaveURL(/\/login\?redirect=(?:\/en)?\/checkout$/);
    expect(await ordersOf(email)).toHaveLength(0);
  },
);
