import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ordersOf, payButton, payByFawryCard, readyForFawry } from '../fixtures/checkout.ts';
import {
  callScheduled,
  carryOut,
  deskPage,
  focusSearch,
  inTurn,
  mailsAbout,
  panel,
  readOrder,
} from '../fixtures/desk.ts';
import { type Language, at } from '../fixtures/http.ts';
import { shipments } from '../fixtures/shipment.ts';
import { expect, test } from '../fixtures/signed-in.ts';
import type { Translator } from '../fixtures/words.ts';

type Shopper = { page: Page; language: Language; t: Translator; email: string };

/** The shopper's part: fills the cart, completes the form, and pays with a card. */
async function orderAndPay({ page, language, t, email }: Shopper) {
  await readyForFawry(page, language, t, [1, 2]);
  await payButton(page).click();
  await payByFawryCard(page);
  await page.waitForURL(/\/payment-complete\?/);
  const [order] = await ordersOf(email);
  return { id: order!.order_id, number: order!.order_number };
}

/** Finds an order on the page of all orders, by its number as dictated on the phone. */
async function findOrder(staff: Page, language: Language, number: string) {
  await staff.goto(at(language, '/desk/orders'));
  await focusSearch(staff);
  await staff.keyboard.type(number.toLowerCase().replaceAll('-', ' '));
  await staff.keyboard.press('Enter');
  await staff.waitForURL(/\?q=/);
  await staff.getByRole('link', { name: number }).click();
  await expect(staff.getByRole('heading', { level: 1 })).toContainText(number);
}

const statusOf = (t: Translator, status: string) => t(`orderStatus.${status}`);
const shownStatus = (staff: Page) => staff.locator('main [data-tone]').first();

test('moves an order from the checkout to delivery, with each mail once and in order', async ({
  page,
  browser,
  language,
  t,
  email,
}) => {
  test.setTimeout(300_000);
  const order = await orderAndPay({ page, language, t, email });
  const mails = () => mailsAbout(language, email, order.number);
  await expect.poll(mails, inTurn).toEqual(['received', 'paid']);

  const staff = await deskPage(browser);
  await findOrder(staff, language, order.number);
  await expect(shownStatus(staff)).toHaveText(statusOf(t, 'processing'));
  const start = staff.getByRole('button', { name: t('deskOrder.moves.preparing.label') });
  await start.click();
  await expect(shownStatus(staff)).toHaveText(statusOf(t, 'preparing'));
  await expect(start).toHaveCount(0);

  const number = `${shipments.jt.transit}-${randomUUID().slice(0, 8).toUpperCase()}`;
  await carryOut(staff, t('deskOrder.ship.label'), t('deskOrder.ship.confirm'), async (dialog) => {
    await dialog.getByRole('button', { name: t('deskOrder.ship.confirm') }).click();
    await expect(dialog).toContainText(t('deskOrder.faults.numberMissing'));
    await dialog.getByRole('combobox').selectOption('jt-express');
    await dialog.getByRole('textbox').fill(number);
  });
  await expect(shownStatus(staff)).toHaveText(statusOf(t, 'shipped'));
  await expect(panel(staff, t('deskOrder.shipments.title'))).toContainText(number);
  await page.goto(at(language, `/profile/orders?order=${order.id}`));
  await expect(page.getByRole('dialog')).toContainText(number);

  const { label, confirm } = {
    label: t('deskOrder.moves.delivered.label'),
    confirm: t('deskOrder.moves.delivered.confirm'),
  };
  await carryOut(staff, label, confirm);
  await expect(shownStatus(staff)).toHaveText(statusOf(t, 'delivered'));
  expect(await readOrder(order.id)).toMatchObject({ status: 'delivered' });

  const states = ['received', 'paid', 'shipped', 'delivered'];
  await expect.poll(mails, inTurn).toEqual(states);
  await callScheduled('send-mails');
  expect(await mails()).toEqual(states);
  await staff.reload();
  const listed = panel(staff, t('deskOrder.mails.title')).getByRole('listitem');
  await expect(listed).toHaveCount(states.length);
  await expect(listed.nth(2)).toContainText(t('deskOrder.mailKinds.shipped'));
  await staff.context().close();
});

test('refunds a paid order that is cancelled, and returns its books to the stock', async ({
  page,
  browser,
  language,
  t,
  email,
}) => {
  test.setTimeout(300_000);
  const order = await orderAndPay({ page, language, t, email });
  const staff = await deskPage(browser);
  await findOrder(staff, language, order.number);
  const reason = 'نفدت نسخ أحد الكتب';
  const cancelled = 'deskOrder.moves.cancelled';
  await carryOut(staff, t(`${cancelled}.label`), t(`${cancelled}.confirm`), async (dialog) => {
    await dialog.getByRole('button', { name: t(`${cancelled}.confirm`) }).click();
    await expect(dialog).toContainText(t('deskOrder.faults.reasonMissing'));
    await dialog.getByRole('textbox').fill(reason);
  });
  await expect(shownStatus(staff)).toHaveText(statusOf(t, 'cancelled'));
  await expect(staff.getByRole('main')).toContainText(t('deskOrder.refundDue'));
  await expect(panel(staff, t('deskOrder.history'))).toContainText(reason);

  await carryOut(
    staff,
    t('deskOrder.refund.label'),
    t('deskOrder.refund.confirm'),
    async (dialog) => {
      await dialog.getByRole('textbox').fill(reason);
      await dialog.getByRole('checkbox').check();
    },
  );
  const refunds = panel(staff, t('deskOrder.refunds.title'));
  await expect(refunds).toContainText(reason);
  const isRefundDue = async () => {
    await callScheduled('run-refunds');
    return (await readOrder(order.id)).refund_due;
  };
  await expect.poll(isRefundDue, inTurn).toBe(false);
  await staff.reload();
  await expect(refunds).toContainText(t('deskOrder.refundStates.done'));
  await expect(refunds).toContainText(t('deskOrder.refunds.restock'));
  await expect(staff.getByRole('main')).not.toContainText(t('deskOrder.refundDue'));

  const states = ['received', 'paid', 'cancelled', 'refunded'];
  const mails = () => mailsAbout(language, email, order.number);
  await expect.poll(mails, inTurn).toEqual(states);
  await callScheduled('send-mails');
  expect(await mails()).toEqual(states);
  await page.goto(at(language, `/profile/orders?order=${order.id}`));
  await expect(page.getByRole('dialog')).toContainText(t('orders.details.statuses.refunded'));
  await staff.context().close();
});
