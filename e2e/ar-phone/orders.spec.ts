import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { insertRow } from '../fixtures/backend.ts';
import { shipments, shippedOrder } from '../fixtures/shipment.ts';
import { expect, test } from '../fixtures/signed-in.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test('explains why a parcel cannot be tracked: not shipped, no tracking, a failing courier', async ({
  page,
  open,
  t,
  session,
  expectedTrouble,
}) => {
  expectedTrouble.push(/status of [45]\d\d/);
  const order = await shippedOrder(session, 'jt-express', shipments.jt.created);
  const failing = `${shipments.jt.error}-${randomUUID().slice(0, 8)}`;
  await insertRow('order_shipment', {
    order_id: order.order_id,
    number: failing,
    shipping_provider: 'jt-express',
  });
  await open(`/profile?order=${order.order_id}`);
  const card = (number: string) => dialog(page).locator('[data-slot="card"]', { hasText: number });
  await card(order.number).getByRole('button').click();
  await expect(card(order.number)).toContainText(t('orders.tracking.preparing'));
  await card(failing).getByRole('button').click();
  await expect(card(failing).getByRole('alert')).toContainText(/\S/);
  await page.route('**/rest/v1/order_shipment*', async (route) => {
    const answer = await route.fetch();
    const rows = (await answer.json()) as object[];
    const json = rows.map((parcel) => ({ ...parcel, shipping_providers: { name: 'Pigeons' } }));
    await route.fulfill({ response: answer, json });
  });
  await page.reload();
  await card(order.number).getByRole('button').click();
  await expect(card(order.number).getByRole('alert')).toHaveText(t('orders.tracking.unsupported'));
});
