import { randomUUID } from 'node:crypto';
import {
  choosePaymob,
  dialog,
  fillCheckout,
  openCheckout,
  ordersOf,
  payButton,
  refusal,
  refusedCalls,
} from '../fixtures/checkout.ts';
import { field } from '../fixtures/entrance.ts';
import { announcements } from '../fixtures/live-regions.ts';
import { expectForEverybody } from '../fixtures/screen.ts';
import { moveOrder, paidOrder } from '../fixtures/shipment.ts';
import { expect, test } from '../fixtures/signed-in.ts';
import { stack } from '../fixtures/stack.ts';
import { patience } from '../fixtures/time.ts';

test('has an accessible checkout', async ({ page, t, language }) => {
  test.setTimeout(180_000);
  await openCheckout(page, language);
  await payButton(page).click();
  await expect(dialog(page)).toBeVisible();
  await expectForEverybody(page, 'checkout-missing-data');
  await dialog(page).getByRole('button').click();
  await expectForEverybody(page, 'checkout-faults');

  const phone = field(page, t('checkout.fields.additionalPhone'));
  await phone.fill('12345');
  await phone.blur();
  await expect(dialog(page)).toBeVisible();
  await expectForEverybody(page, 'checkout-phone');
  await dialog(page).getByRole('button').last().click();

  await fillCheckout(page, t);
  await choosePaymob(page, t, 'wallet');
  await payButton(page).click();
  await expect(refusal(page)).not.toBeEmpty();
  await expectForEverybody(page, 'checkout-filled');
});

test('has an accessible page for a pending order', async ({ page, open, t, language, email }) => {
  test.setTimeout(180_000);
  await openCheckout(page, language);
  await fillCheckout(page, t);
  await choosePaymob(page, t, 'kiosk');
  await payButton(page).click();
  await expect(dialog(page)).toContainText(t('payments.kiosk.title'));
  await expectForEverybody(page, 'checkout-kiosk');
  const [order] = await ordersOf(email);
  await open(`/checkout/order/${order!.order_id}`);
  await expect(page.getByRole('main')).toContainText(order!.order_number);
  await expectForEverybody(page, 'order-checkout');
});

test('has an accessible page for an order that cannot be paid', async ({
  page,
  open,
  t,
  session,
  expectedTrouble,
}) => {
  test.setTimeout(180_000);
  expectedTrouble.push(refusedCalls);
  const [paid, cancelled] = [await paidOrder(session), await paidOrder(session)];
  await moveOrder(cancelled.order_id, 'cancelled', 'نفد الكتاب');
  const main = page.getByRole('main');
  for (const [name, id] of [
    ['settled', paid.order_id],
    ['cancelled', cancelled.order_id],
    ['missing', randomUUID()],
  ] as const) {
    await open(`/checkout/order/${id}`);
    await expect(main).toContainText(t(`payOrder.${name}`));
    await expectForEverybody(page, `order-checkout-${name}`);
  }

  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(`${stack.backendUrl}/rest/v1/orders*`, async (route) => {
    await held;
    await route.fulfill({ status: 503, json: {} });
  });
  await open(`/checkout/order/${paid.order_id}`);
  await expect(main).toContainText(t('payOrder.loading'));
  await expectForEverybody(page, 'order-checkout-loading');
  goOn();
  await expect(main.getByRole('alert')).toContainText(t('payOrder.failed'), patience);
  await expectForEverybody(page, 'order-checkout-failed');
});

test('keeps the focus in dialogs and returns it', async ({ page, language }) => {
  await openCheckout(page, language, [1]);
  await payButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog(page).evaluate((node) => node.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  // Compared by name, so that a failure shows which field has it instead.
  await expect(page.locator(':focus')).toHaveAttribute('name', 'additionalPhone');
});

test('announces prices', async ({ page, t, language }) => {
  await openCheckout(page, language, [1]);
  await fillCheckout(page, t);
  await expect(announcements(page)).toContainText(t('checkout.summary.total'));
});
