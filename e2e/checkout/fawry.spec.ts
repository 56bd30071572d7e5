import type { Page } from '@playwright/test';
import { amount, storedCart } from '../fixtures/cart.ts';
import {
  dialog,
  fawryCardNumber,
  fawryFrame,
  fawryReady,
  fillCheckout,
  openCheckout,
  ordersOf,
  payButton,
  payByFawryCard,
  readyForFawry,
  recordCalls,
  refusal,
  simulate,
} from '../fixtures/checkout.ts';
import { at } from '../fixtures/http.ts';
import { expectForEverybody } from '../fixtures/screen.ts';
import { expect, test } from '../fixtures/signed-in.ts';
import { patience, stopTime } from '../fixtures/time.ts';

const shownTotal = async (page: Page) =>
  Number(/[\d,]+\.\d{2}/.exec(await payButton(page).innerText())?.[0].replace(',', ''));

test(
  'pays an order by card in five round trips, and empties the cart',
  { tag: ['@core-phone', '@ar-desktop'] },
  async ({ page, t, language, email }) => {
    await openCheckout(page, language);
    await fillCheckout(page, t);
    await fawryReady(page);
    const total = await shownTotal(page);
    const calls = recordCalls(page);
    await payButton(page).click();
    await fawryCardNumber(page).waitFor();
    expect(await storedCart(page)).toEqual([]);
    await payByFawryCard(page);
    await page.waitForURL(/\/payment-complete\?/);
    expect(calls).toEqual([
      'create_or_update_user_address',
      'create-order',
      'make_charge_request_v2',
      'get_order_products',
      'fawry_callback',
    ]);

    const complete = page.getByRole('dialog');
    await expect(complete).toContainText(t('paymentComplete.placed'));
    await expect(complete).toContainText(t('orders.details.statuses.paid'));
    const [order, ...others] = await ordersOf(email);
    expect(others).toEqual([]);
    await expect(complete).toContainText(order!.order_number);
    expect(order).toMatchObject({
      status: 'processing',
      total_amount: total,
      order_payment: [{ provider: 'fawry', status: 'PAID' }],
    });
    // The cart is empty now, so the form is not shown again.
    await page.goBack();
    await expect(page).toHaveURL(at(language, '/checkout'));
    await expect(
      page.getByRole('heading', { name: t('checkout.dialogs.empty.title') }),
    ).toBeVisible();
    await expect(payButton(page)).toHaveCount(0);
    await page.goForward();
    await page.getByRole('link', { name: t('paymentComplete.back') }).click();
    await expect(page).toHaveURL(at(language, '/shop'));
  },
);

test(
  'keeps an unpaid reference with the order until it is paid',
  { tag: '@core-phone' },
  async ({ page, open, t, language, email }) => {
    await readyForFawry(page, language, t, [1]);
    await payButton(page).click();
    const frame = fawryFrame(page);
    await frame.locator('summary').nth(1).click();
    await frame.locator('details[open]').getByRole('button').click();
    await page.waitForURL(/\/payment-complete\?/);
    const complete = page.getByRole('dialog');
    await expect(complete).toContainText(t('paymentComplete.placed'));
    await expect(complete).toContainText(t('paymentComplete.unpaidText'));
    await expect(complete).toContainText(t('orders.details.statuses.pending'));
    const [order] = await ordersOf(email);
    expect(order?.status).toBe('pending');
    const reference = order?.order_payment[0]?.reference ?? '';
    expect(reference).toMatch(/^\d{9,10}$/);
    await expect(complete).toContainText(reference);
    await expect(complete).toContainText(amount(order!.total_amount));
    await expect(complete).toContainText(t('paymentReference.until'));
    await expect(complete.getByRole('button', { name: t('paymentReference.copy') })).toBeVisible();
    await expectForEverybody(page, 'payment-complete-outlet');
    await complete.getByRole('link', { name: t('paymentComplete.viewOrder') }).click();
    await expect(page.getByRole('dialog')).toContainText(order!.order_number);

    await open(`/checkout/order/${order!.order_id}`);
    await expect(page.getByRole('main')).toContainText(reference);
    await simulate('fawry', 'fawry/pay', { referenceNumber: reference });
    await expect
      .poll(async () => (await ordersOf(email))[0])
      .toMatchObject({ status: 'processing', order_payment: [{ status: 'PAID' }] });
    await page.reload();
    await expect(page.getByRole('main')).toContainText(t('payOrder.settled'));
  },
);

test('keeps the order payable after a popup is closed', async ({ page, t, language, email }) => {
  await readyForFawry(page, language, t, [1]);
  await payButton(page).click();
  await fawryFrame(page).locator('#close button').click();
  await expect(dialog(page)).toContainText(t('checkout.dialogs.unfinished.text'));
  await expect(dialog(page)).not.toContainText(t('checkout.dialogs.error.title'));
  await expect(refusal(page)).toBeEmpty();
  await expectForEverybody(page, 'checkout-popup-closed');
  await expect(
    dialog(page).getByRole('link', { name: t('checkout.dialogs.ok'), exact: true }),
  ).toHaveAttribute('href', at(language, '/shop'));
  await dialog(page)
    .getByRole('link', { name: t('checkout.dialogs.unfinished.proceed') })
    .click();
  await page.waitForURL(/\/checkout\/order\//);
  await fawryReady(page);
  await payButton(page).click();
  await payByFawryCard(page);
  await page.waitForURL(/\/payment-complete\?/);
  const orders = await ordersOf(email);
  expect(orders).toHaveLength(1);
  expect(orders[0]?.status).toBe('processing');
  await expect(page.getByRole('dialog')).toContainText(orders[0]!.order_number);
});

test('reports why a card was declined, and marks nothing as paid', async ({
  page,
  t,
  language,
  email,
}) => {
  await readyForFawry(page, language, t, [1]);
  await payButton(page).click();
  await payByFawryCard(page, { number: '4222000006724235' });
  await expect(dialog(page)).toContainText(t('declineReasons.funds'));
  const [order] = await ordersOf(email);
  expect(order?.status).toBe('pending');
});

/** Sets a scenario of the sandbox, for this popup only. */
const arrange = (page: Page, scenario: string) =>
  fawryFrame(page).locator('select[name="scenario"]').selectOption(scenario);

test(
  'does not trust a browser that claims to have paid',
  { tag: '@phone' },
  async ({ page, t, language, email }) => {
    await readyForFawry(page, language, t, [1]);
    await payButton(page).click();
    await fawryCardNumber(page).waitFor();
    await arrange(page, 'forged-success');
    await payByFawryCard(page);
    await page.waitForURL(/\/payment-complete\?/);
    await expect(page.getByRole('dialog')).toContainText(t('paymentComplete.placed'));
    const [order] = await ordersOf(email);
    expect(order?.status).toBe('pending');
    expect(order?.order_payment[0]?.status).not.toBe('PAID');
  },
);

test(
  'offers a way back ten seconds after a popup hangs',
  { tag: '@phone' },
  async ({ page, t, language, email }) => {
    test.setTimeout(180_000);
    await page.clock.install();
    await readyForFawry(page, language, t, [1]);
    // The plugin never opens its frame.
    await page.route('**/atfawry/plugin/sessions', () => undefined);
    await stopTime(page);
    await payButton(page).click();
    const overlay = page.getByRole('dialog', { name: t('payments.popup.loading') });
    await expect(overlay).toContainText(t('payments.popup.stay'));
    for (const seconds of [10, 9, 8]) {
      await expect(overlay).toContainText(t('payments.popup.countdown', { seconds }));
      await page.clock.runFor(1_000);
    }
    const home = overlay.getByRole('link', { name: t('payments.popup.home') });
    await expect(home).toHaveCount(0);
    await page.clock.resume();
    await expectForEverybody(page, 'checkout-paying');
    await expect(home).toBeVisible(patience);
    await expect(overlay.locator('[data-slot="spinner"]')).toHaveCount(0);
    await expectForEverybody(page, 'checkout-popup-late');
    await home.click();
    await expect(page).toHaveURL(at(language, '/shop'));
    expect((await ordersOf(email))[0]?.status).toBe('pending');
  },
);

test(
  'reports a script that fails to load when it is needed, and retries',
  { tag: '@phone' },
  async ({ page, t, language, email, expectedTrouble }) => {
    expectedTrouble.push(/ERR_FAILED|Failed to load resource/);
    let isDown = true;
    await page.route('**/fawrypay-payments.js', (route) =>
      isDown ? route.abort() : route.continue(),
    );
    await openCheckout(page, language, [1]);
    await fillCheckout(page, t);
    await payButton(page).click();
    const refused = refusal(page);
    await expect(refused).toHaveText(t('payments.obstacles.scriptFailed'));
    isDown = false;
    await expect(async () => {
      await payButton(page).click();
      await expect(fawryCardNumber(page)).toBeVisible();
    }).toPass();
    expect(await ordersOf(email)).toHaveLength(1);
  },
);
