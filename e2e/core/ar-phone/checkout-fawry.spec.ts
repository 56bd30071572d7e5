import type { Page } from '@playwright/test';
import {
  fawryFrame,
  fawryReady,
  fillCheckout,
  openCheckout,
  ordersOf,
  payButton,
  payByFawryCard,
  readyForFawry,
  recordCalls,
  simulate,
} from '../../fixtures/checkout.ts';
import { amount, storedCart } from '../../fixtures/cart.ts';
import { at } from '../../fixtures/http.ts';
import { expectForEverybody } from '../../fixtures/screen.ts';
import { expect, test } from '../../fixtures/signed-in.ts';

const shownTotal = async (page: Page) =>
  Number(/[\d,]+\.\d{2}/.exec(await payButton(page).innerText())?.[0].replace(',', ''));

test('pays an order by card in five round trips, and empties the cart', async ({
  page,
  t,
  language,
  email,
}) => {
  await openCheckout(page, language);
  await fillCheckout(page, t);
  await fawryReady(page);
  const total = await shownTotal(page);
  const calls = recordCalls(page);
  await payButton(page).click();
  await fawryFrame(page).locator('input[name="number"]').waitFor();
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
  // Nobody is shown the form again for a cart that is empty by now.
  await page.goBack();
  await expect(page).toHaveURL(at(language, '/checkout'));
  await expect(
    page.getByRole('heading', { name: t('checkout.dialogs.empty.title') }),
  ).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await page.goForward();
  await page.getByRole('link', { name: t('paymentComplete.back') }).click();
  await expect(page).toHaveURL(at(language, '/shop'));
});

test('keeps an unpaid reference with the order until it is paid', async ({
  page,
  open,
  t,
  language,
  email,
}) => {
  await readyForFawry(page, language, t, [1]);
  await payButton(page).click();
  const frame = fawryFrame(page);
  await frame.locator('summary').nth(1).click();
  await frame.locator('details[open] button.main-action').click();
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
});
