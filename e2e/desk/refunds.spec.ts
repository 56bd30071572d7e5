import { carryOut, panel, readOrder } from '../fixtures/desk.ts';
import { expectForEverybody } from '../fixtures/screen.ts';
import { paidOrders } from '../fixtures/shipment.ts';
import { expect, test } from '../fixtures/staff.ts';

const reason = 'نفدت نسخ أحد الكتب';

test('refunds and cancels an order in one step', async ({ page, open, t }) => {
  const [order] = await paidOrders(1);
  await open(`/desk/orders/${order!.order_id}`);
  const refund = t('deskOrder.refund.label');
  await carryOut(page, refund, t('deskOrder.refund.confirm'), async (dialog) => {
    await expect(
      dialog.getByRole('checkbox', { name: t('deskOrder.refund.cancel') }),
    ).toBeChecked();
    await dialog.getByRole('textbox').fill(reason);
    await expectForEverybody(page, 'desk-refund-and-cancel');
  });
  await expect(page.locator('main [data-tone]').first()).toHaveText(t('orderStatus.cancelled'));
  await expect(panel(page, t('deskOrder.history'))).toContainText(reason);
  await expect(panel(page, t('deskOrder.refunds.title'))).toContainText(
    t('deskOrder.refundStates.queued'),
  );
  expect(await readOrder(order!.order_id)).toMatchObject({ status: 'cancelled', refund_due: true });
});

test('neither packs nor ships an order that is being refunded', async ({ page, open, t }) => {
  const [order] = await paidOrders(1);
  const { order_id: id, order_number: number } = order!;
  await open(`/desk/orders/${id}`);
  const refund = t('deskOrder.refund.label');
  await carryOut(page, refund, t('deskOrder.refund.confirm'), async (dialog) => {
    await dialog.getByRole('textbox').fill(reason);
    await dialog.getByRole('checkbox', { name: t('deskOrder.refund.cancel') }).uncheck();
  });
  const actions = panel(page, t('deskOrder.actions'));
  await expect(actions).toContainText(t('deskOrder.next.givenBack'));
  await expect(actions.getByRole('button')).toHaveText([t('deskOrder.moves.cancelled.label')]);
  await expectForEverybody(page, 'desk-given-back');

  await open('/desk/packing');
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText(t('deskPacking.givenBack'));
  await expect(row.getByRole('checkbox')).toHaveCount(0);
  await expectForEverybody(page, 'desk-packing-given-back');

  await open('/desk/shipping');
  await page.getByRole('textbox', { name: t('deskShipping.paste') }).fill(`${number}\t9000000001`);
  await page
    .getByRole('combobox', { name: t('deskShipping.courier') })
    .selectOption({ label: 'Aramex' });
  await page.getByRole('button', { name: t('deskShipping.check') }).click();
  await expect(page.getByRole('main')).toContainText(t('deskShipping.verdicts.refunded'));
  expect(await readOrder(id)).toMatchObject({ status: 'processing' });
});
