import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { insertRow } from '../fixtures/backend.ts';
import { shipments, shippedOrder } from '../fixtures/shipment.ts';
import { expect, test } from '../fixtures/signed-in.ts';

const dialog = (page: Page) => page.getByRole('dialog');

for (const [provider, scenario, courier, newest, english] of [
  [
    'jt-express',
    shipments.jt.delivered,
    'jt_track_shipment_manual',
    'delivered',
    'The parcel was delivered',
  ],
  [
    'aramex',
    shipments.aramex.transit,
    'aramex_track_shipments_manual',
    'departed',
    'Shipment departed from operations facility',
  ],
] as const) {
  test(
    `tracks a parcel of ${provider} in the dialog`,
    { tag: ['@core-desktop', '@ar-desktop'] },
    async ({ page, open, t, language, session }) => {
      const order = await shippedOrder(session, provider, scenario);
      await open(`/profile?order=${order.order_id}`);
      const details = dialog(page);
      await expect(details.locator('[data-tone="purple"]')).toBeVisible();
      await expect(details).toContainText(order.number);
      const call = page.waitForRequest(`**/functions/v1/${courier}`);
      await details.getByRole('button', { name: t('orders.tracking.track') }).click();
      expect((await call).postDataJSON()).toEqual({ bill_codes: [order.number] });
      await expect(details).toContainText(t('orders.tracking.history'));
      const event = details
        .getByRole('list', { name: t('orders.tracking.history') })
        .getByRole('listitem')
        .first();
      await expect(event).toContainText(/20\d\d/);
      // The courier speaks English.
      await expect(event).toContainText(
        language === 'ar' ? t(`orders.tracking.events.${newest}`) : english,
      );
      await details.getByRole('button', { name: t('orders.details.close') }).click();
      await expect(details).toHaveCount(0);
      expect(new URL(page.url()).search).toBe('');
    },
  );
}

test(
  'explains why a parcel cannot be tracked: not shipped, no tracking, a failing courier',
  { tag: '@phone' },
  async ({ page, open, t, session, expectedTrouble }) => {
    expectedTrouble.push(/status of [45]\d\d/);
    const order = await shippedOrder(session, 'jt-express', shipments.jt.created);
    const failing = `${shipments.jt.error}-${randomUUID().slice(0, 8)}`;
    await insertRow('order_shipment', {
      order_id: order.order_id,
      number: failing,
      shipping_provider: 'jt-express',
    });
    await open(`/profile?order=${order.order_id}`);
    const card = (number: string) =>
      dialog(page).locator('[data-slot="card"]', { hasText: number });
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
    await expect(card(order.number).getByRole('alert')).toHaveText(
      t('orders.tracking.unsupported'),
    );
  },
);
