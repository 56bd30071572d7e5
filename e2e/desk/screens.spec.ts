import { randomUUID } from 'node:crypto';
import { signedInAccount } from '../fixtures/accounts.ts';
import { insertRow, readRows } from '../fixtures/backend.ts';
import { deskPages, writeToShop } from '../fixtures/desk.ts';
import { phone } from '../fixtures/devices.ts';
import { enlarge, overflowing } from '../fixtures/large-text.ts';
import { expectForEverybody, sidewaysBy } from '../fixtures/screen.ts';
import { addShipment, moveOrder, paidOrder, placedOrder, shipments } from '../fixtures/shipment.ts';
import { expect, test } from '../fixtures/staff.ts';

test('has accessible pages at the desk', async ({ page, open }) => {
  test.setTimeout(600_000);
  const { session } = await signedInAccount();
  const paid = await paidOrder(session);
  await moveOrder(paid.order_id, 'preparing');
  const shipped = await paidOrder(session);
  await addShipment(shipped.order_id, 'aramex', shipments.aramex.transit);
  await moveOrder(shipped.order_id, 'shipped');
  const cancelled = await paidOrder(session);
  await moveOrder(cancelled.order_id, 'cancelled', 'تلف');
  await placedOrder(session);
  const reference = await writeToShop('nour@example.com', 'en', 'Where is my parcel?');
  const [message] = await readRows<{ message_id: string }>(
    `contact_messages?select=message_id&reference=eq.${reference}`,
  );
  const [book] = await readRows<{ product_id: string }>(
    'products?select=product_id&published=is.true&order=sku&limit=1',
  );
  const code = `SEEN-${randomUUID().slice(0, 8).toUpperCase()}`;
  await insertRow('promos', { code, kind: 'percent', basis_points: 1_000, limit_total: 5 });
  const orders = [paid, shipped, cancelled].map(({ order_id }) => `/desk/orders/${order_id}`);
  const single = [
    `/desk/messages/${message!.message_id}`,
    `/desk/products/${book!.product_id}`,
    `/desk/promos/codes/${code}`,
  ];
  const papers = ['pick', 'slips', 'labels'].map(
    (paper) => `/desk/packing/print?paper=${paper}&status=preparing`,
  );
  const found = [
    '/desk/orders?status=pending&needs=refund',
    '/desk/orders?q=zzzz',
    '/desk/nothing',
  ];
  for (const path of [...deskPages, ...orders, ...single, ...papers, ...found]) {
    await open(path);
    const name = path
      .slice(1)
      .replace(/[\da-f]{8}-[\da-f-]{27}|SEEN-\w+/, 'one')
      .replace(/\W+/g, '-');
    await expectForEverybody(page, name);
  }
});

test('fits every page of the desk on a phone with text twice as large', async ({ page, open }) => {
  test.setTimeout(180_000);
  await page.setViewportSize(phone.viewport);
  for (const path of deskPages) {
    await open(path);
    await enlarge(page);
    expect.soft(await sidewaysBy(page), `${path}: wider than the screen`).toBeLessThanOrEqual(0);
    expect.soft(await overflowing(page), `${path}: wider than their buttons`).toEqual([]);
  }
});

test('has accessible sales with figures', async ({ page, open, t }) => {
  test.setTimeout(180_000);
  await paidOrder((await signedInAccount()).session);
  await open('/desk/sales');
  for (const chart of ['byDay', 'byBook', 'byGovernorate']) {
    const part = page.getByRole('region', { name: t(`deskSales.${chart}`) });
    await part.getByText(t('deskSales.figures')).click();
    await expect(part.getByRole('table')).toBeVisible();
  }
  await expectForEverybody(page, 'desk-sales-with-figures');
});

test('has an accessible error page at the desk', async ({ page, open, t, expectedTrouble }) => {
  // A cursor that the database has never issued.
  expectedTrouble.push(/500|React error #441/);
  const path = '/desk/orders?after=nowhere';
  await open(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.unexpected.title'));
  await expect(page.getByRole('navigation', { name: t('desk.navigation') })).toBeVisible();
  await expectForEverybody(page, 'desk-error', () => open(path));
});

test('has accessible dialogs and menus at the desk', async ({ page, open, t }) => {
  test.setTimeout(240_000);
  const { session } = await signedInAccount();
  const order = await paidOrder(session);
  await open(`/desk/orders/${order.order_id}`);
  const names = ['ship', 'refund', 'moves.cancelled'];
  for (const name of names) {
    await page.getByRole('button', { name: t(`deskOrder.${name}.label`), exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: t(`deskOrder.${name}.confirm`) }).click();
    await expect(dialog.locator('[aria-invalid]').first()).toBeVisible();
    await expectForEverybody(page, `desk-dialog-${name}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('shows the current section in view on a phone, and scrolls nothing else sideways', async ({
  page,
  open,
  t,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open('/desk/log');
  const current = page.getByRole('link', { name: t('desk.sections.log'), exact: true });
  await expect(current).toBeInViewport();
  expect(await sidewaysBy(page)).toBeLessThanOrEqual(0);
});
