import type { Page } from '@playwright/test';
import { readRows } from '../fixtures/backend.ts';
import { amount, sellNothing, storedCart } from '../fixtures/cart.ts';
import {
  choosePaymob,
  dialog as message,
  fillCheckout,
  openCheckout,
  ordersOf,
  payButton,
  payByFawryCard,
  readyForFawry,
} from '../fixtures/checkout.ts';
import { at } from '../fixtures/http.ts';
import { paidOrder } from '../fixtures/shipment.ts';
import { expect, test } from '../fixtures/signed-in.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, orderNumber: string) =>
  page.getByRole('main').getByRole('button', { name: orderNumber });

test(
  'lists a paid order and shows its details',
  { tag: '@core-phone' },
  async ({ page, open, t, language, email }) => {
    test.setTimeout(180_000);
    const books = await readyForFawry(page, language, t, [1, 2]);
    await payButton(page).click();
    await payByFawryCard(page);
    await page.waitForURL(/\/payment-complete\?/);
    const [order] = await ordersOf(email);

    const warmUp = page.waitForResponse('**/api/orders/warmup');
    await open('/profile');
    expect((await warmUp).status()).toBe(204);
    const panel = page.getByRole('region', { name: t('orders.list.recent') });
    await expect(panel.locator('[data-slot="badge"]').first()).toHaveText('1');
    await expect(row(page, order!.order_number)).toContainText(amount(order!.total_amount));
    await expect(panel.locator('[data-tone="blue"]')).toBeVisible();

    const questions: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.startsWith('/rest/v1/') && searchParams.has('order_id'))
        questions.push(pathname.split('/').at(-1)!);
    });
    await row(page, order!.order_number).click();
    await expect(page).toHaveURL(`${at(language, '/profile')}?order=${order!.order_id}`);
    const details = dialog(page);
    await expect(details).toContainText(order!.order_number);
    await expect(details).toContainText(amount(order!.total_amount));
    for (const { product_name, name_en } of books)
      await expect(details).toContainText((language === 'en' && name_en) || product_name);
    await expect(details).toContainText('× 2');
    await expect(details).toContainText(t('orders.details.methods.card'));
    await expect(details.getByRole('list', { name: t('orders.details.history') })).toContainText(
      new RegExp(
        `${t('orders.details.statuses.initiated')}.*${t('orders.details.statuses.paid')}`,
        's',
      ),
    );
    await expect(details).toContainText(t('orders.details.noShipments'));
    expect(new Set(questions)).toEqual(
      new Set(['orders', 'order_shipment', 'order_payment', 'order_products']),
    );

    // Back closes it and returns the focus; nothing is requested again.
    const requestCount = questions.length;
    await page.goBack();
    await expect(details).toHaveCount(0);
    await expect(row(page, order!.order_number)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(details).toContainText(t('orders.details.noShipments'));
    await page.keyboard.press('Escape');
    await expect(details).toHaveCount(0);
    await expect(page).toHaveURL(at(language, '/profile'));
    expect(questions).toHaveLength(requestCount);
  },
);

test(
  'adds what is still sold to the cart when ordering again, and names the rest',
  { tag: '@core-phone' },
  async ({ page, open, t, session }) => {
    const order = await paidOrder(session);
    const [line] = await readRows<{ product_id: string }>(
      `order_products?select=product_id&order_id=eq.${order.order_id}`,
    );
    await open(`/profile/orders?order=${order.order_id}`);
    const again = dialog(page).getByRole('button', { name: t('orders.actions.reorder') });
    await again.click();
    await expect(dialog(page).getByRole('status')).toContainText(t('orders.actions.reordered'));
    expect(await storedCart(page)).toEqual([[line!.product_id, 1]]);
    await page.evaluate((product_id) => {
      localStorage.setItem('cart-items', JSON.stringify([{ product_id, quantity: 10 }]));
    }, line!.product_id);
    await again.click();
    await expect(dialog(page)).toContainText(t('orders.actions.nothing'));
    await expect(dialog(page)).toContainText(t('orders.actions.reasons.no-room'));
    // Other tests buy this book at the same time.
    await sellNothing(page);
    await again.click();
    await expect(dialog(page)).toContainText(t('orders.actions.reasons.unavailable'));
  },
);

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
