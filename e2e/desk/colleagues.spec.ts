import { signedInAccount } from '../fixtures/accounts.ts';
import { carryOut, panel, readOrder } from '../fixtures/desk.ts';
import { alerts } from '../fixtures/live-regions.ts';
import { moveOrder, paidOrder, placedOrder } from '../fixtures/shipment.ts';
import { expect, removeStaff, test } from '../fixtures/staff.ts';

const refused = /status of 40[39]/;

test('does not let two colleagues undo each other’s work', async ({
  page,
  open,
  t,
  expectedTrouble,
}) => {
  expectedTrouble.push(refused);
  const { session } = await signedInAccount();
  const order = await paidOrder(session);
  await open(`/desk/orders/${order.order_id}`);
  // In the meantime, a colleague packs it.
  await moveOrder(order.order_id, 'preparing');
  await page.getByRole('button', { name: t('deskOrder.moves.preparing.label') }).click();
  await expect(page.getByRole('main')).toContainText(statusWord(t, 'preparing'));
  await expect(alerts(page)).toHaveText(t('deskRefusals.changed_meanwhile'));
});

test('rejects changes by a person who was removed from the staff while working', async ({
  page,
  open,
  t,
  staff,
  expectedTrouble,
}) => {
  expectedTrouble.push(refused);
  const { session } = await signedInAccount();
  const order = await placedOrder(session);
  await open(`/desk/orders/${order.order_id}`);
  await removeStaff(staff.email);
  await page.getByRole('button', { name: t('deskOrder.moves.cancelled.label') }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: t('deskOrder.moves.cancelled.confirm') }).click();
  await expect(dialog).toContainText(t('deskRefusals.not_staff'));
  expect(await readOrder(order.order_id)).toMatchObject({ status: 'pending' });
});

test('cancels an unpaid order without a reason, finally', async ({ page, open, t }) => {
  const { session } = await signedInAccount();
  const order = await placedOrder(session);
  await open(`/desk/orders/${order.order_id}`);
  const cancelled = 'deskOrder.moves.cancelled';
  await carryOut(page, t(`${cancelled}.label`), t(`${cancelled}.confirm`));
  await expect(panel(page, t('deskOrder.actions'))).toContainText(t('deskOrder.final'));
  await expect(panel(page, t('deskOrder.actions')).getByRole('button')).toHaveCount(0);
  expect(await readOrder(order.order_id)).toMatchObject({ status: 'cancelled' });
  await open('/desk/log');
  await expect(page.getByRole('link', { name: order.order_number })).toBeVisible();
});

const statusWord = (t: (key: string) => string, status: string) => t(`orderStatus.${status}`);
