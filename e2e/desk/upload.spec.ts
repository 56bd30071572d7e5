import { paidOrders } from '../fixtures/shipment.ts';
import { expect, test } from '../fixtures/staff.ts';
import { check, parcel, rows, shipmentsOf, upload } from '../fixtures/tracking-lists.ts';

test('ships many orders by one file, and changes nothing when it is uploaded again', async ({
  page,
  open,
  t,
  language,
}) => {
  test.setTimeout(420_000);
  // A day's orders in one language; a few in the other, because placing them takes most of the time.
  const many = language === 'ar' ? 200 : 5;
  const orders = await paidOrders(many, true);
  const ids = orders.map(({ order_id }) => order_id);
  const lines = orders.map(({ order_number }) => `J&T Express;${parcel()};"${order_number}"`);
  const file = `\uFEFFالشركة;رقم البوليصة;رقم الطلب\r\n${lines.join('\r\n')}\r\n`;
  await open('/desk/shipping');
  await upload(page, t, file);
  await check(page, t);
  const ship = page.getByRole('button', { name: t('deskShipping.ship', { count: many }) });
  await ship.click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(t('deskShipping.takenTitle'));
  await expect(rows(page)).toHaveCount(many);
  const shipped = await shipmentsOf(ids);
  expect(shipped).toHaveLength(many);

  await page.getByRole('button', { name: t('deskShipping.another') }).click();
  await upload(page, t, file);
  await check(page, t);
  await expect(page.getByRole('main')).toContainText(t('deskShipping.already', { count: many }));
  await expect(page.getByRole('main')).toContainText(t('deskShipping.summary', { count: 0 }));
  await expect(ship).toHaveCount(0);
  expect(await shipmentsOf(ids)).toEqual(shipped);
});
