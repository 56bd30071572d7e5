import type { Page } from '@playwright/test';
import {
  choosePaymob,
  dialog as message,
  fillCheckout,
  openCheckout,
  ordersOf,
  payButton,
} from '../fixtures/checkout.ts';
import { at } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/signed-in.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, orderNumber: string) =>
  page.getByRole('main').getByRole('button', { name: orderNumber });

test('shows the reference of an order until it is paid, and links the payment', async ({
  page,
  open,
  t,
  language,
  email,
}) => {
  await openCheckout(page, language, [1]);
  await fillCheckout(page, t);
  await choosePaymob(page, t, 'kiosk');
  await payButton(page).click();
  await expect(message(page)).toContainText(t('payments.kiosk.title'));
  const [order] = await ordersOf(email);
  await open('/profile');
  await expect(row(page, order!.order_number).locator('[data-tone="amber"]')).toBeVisible();
  await row(page, order!.order_number).click();
  await expect(dialog(page)).toContainText(order!.order_payment[0]!.reference!);
  await expect(dialog(page)).toContainText(t('paymentReference.until'));
  await expect(dialog(page)).toContainText(t('orders.details.methods.kiosk'));
  await dialog(page)
    .getByRole('link', { name: t('orders.actions.payNow') })
    .click();
  await expect(page).toHaveURL(at(language, `/checkout/order/${order!.order_id}`));
});
