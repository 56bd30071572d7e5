import { expectForEverybody } from '../fixtures/screen.ts';
import { addShipment, moveOrder, paidOrder, placedOrder, shipments } from '../fixtures/shipment.ts';
import { expect, test } from '../fixtures/signed-in.ts';
import { stack } from '../fixtures/stack.ts';
import { patience } from '../fixtures/time.ts';

const ordersQuestion = `${stack.backendUrl}/rest/v1/orders*`;

test('has accessible orders while they load, fail or are empty', async ({
  page,
  open,
  t,
  expectedTrouble,
}) => {
  test.setTimeout(180_000);
  expectedTrouble.push(/status of 503/);
  let state: 'waiting' | 'down' | 'empty' = 'waiting';
  await page.route(ordersQuestion, (route) => {
    if (state === 'down') return route.fulfill({ status: 503, json: {} });
    return state === 'empty' ? route.continue() : undefined;
  });
  for (const path of ['/profile', '/profile/orders']) {
    const name = path.slice(1).replace('/', '-');
    state = 'waiting';
    await open(path);
    await expect(page.locator('[data-slot="order-skeleton"]').first()).toBeVisible();
    await expectForEverybody(page, `${name}-loading`);
    state = 'empty';
    await open(path);
    await expect(page.getByRole('main')).toContainText(t('orders.list.empty'));
    await expectForEverybody(page, `${name}-empty`);
  }
  state = 'down';
  await open('/profile?order=7c9e6679-7425-40de-944b-e07fc1f90ae7');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toHaveText(t('orders.details.loading'));
  await expectForEverybody(page, 'order-dialog-loading');
  await expect(dialog.getByRole('alert')).toContainText(t('orders.details.failed'), patience);
  await expectForEverybody(page, 'order-dialog-failed');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert').getByText(t('orders.list.failed'))).toBeVisible(patience);
  await expectForEverybody(page, 'profile-failed');
});

test('has accessible orders in every status, and a full dialog', async ({
  page,
  open,
  t,
  session,
}) => {
  test.setTimeout(300_000);
  await placedOrder(session);
  const [processing, cancelled, preparing, shipped] = [
    await paidOrder(session),
    await paidOrder(session),
    await paidOrder(session),
    await paidOrder(session),
  ];
  await moveOrder(preparing.order_id, 'preparing');
  await moveOrder(cancelled.order_id, 'cancelled', 'نفد الكتاب');
  for (const scenario of [shipments.jt.delivered, shipments.jt.created])
    await addShipment(shipped.order_id, 'jt-express', scenario);
  await moveOrder(shipped.order_id, 'shipped');
  const delivered = await paidOrder(session);
  await addShipment(delivered.order_id, 'aramex', shipments.aramex.delivered);
  await moveOrder(delivered.order_id, 'shipped');
  await moveOrder(delivered.order_id, 'delivered');
  const dialog = page.getByRole('dialog');

  const rows = page.getByRole('main').locator('[data-order]');
  await open('/profile');
  await expect(rows).toHaveCount(5);
  await expectForEverybody(page, 'profile-orders');
  await open('/profile/orders');
  await expect(rows).toHaveCount(6);
  await expectForEverybody(page, 'orders');

  await open(`/profile/orders?order=${processing.order_id}`);
  await expect(dialog).toContainText(processing.order_number);
  await expectForEverybody(page, 'order-dialog');
  await open(`/profile/orders?order=${shipped.order_id}`);
  const track = dialog.getByRole('button', { name: t('orders.tracking.track') });
  await track.first().click();
  await expect(dialog).toContainText(t('orders.tracking.history'));
  await track.last().click();
  await expect(dialog).toContainText(t('orders.tracking.preparing'));
  await dialog.getByRole('button', { name: t('orders.actions.reorder') }).click();
  await expect(dialog).toContainText(t('orders.actions.reordered'));
  await expectForEverybody(page, 'order-dialog-tracked');
  await page.setViewportSize({ width: 320, height: 640 });
  const box = await dialog.boundingBox();
  expect.soft((box?.y ?? -1) >= 0 && box!.y + box!.height <= 640, 'dialog fits').toBe(true);
});

test('keeps the focus in the dialog, and scrolls it by keyboard', async ({
  page,
  open,
  t,
  session,
}) => {
  const { order_number: number } = await paidOrder(session);
  await open('/profile');
  const row = page.getByRole('main').getByRole('button', { name: number });
  await row.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(number);
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  }
  const middle = dialog.getByRole('region', { name: t('orders.details.title') });
  await middle.focus();
  await page.keyboard.press('End');
  await expect.poll(() => middle.evaluate((area) => area.scrollTop)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(row).toBeFocused();
});
