import type { Page } from '@playwright/test';
import { shipments, shippedOrder } from '../../fixtures/shipment.ts';
import { expect, test } from '../../fixtures/signed-in.ts';

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
  test(`tracks a parcel of ${provider} in the dialog`, async ({
    page,
    open,
    t,
    language,
    session,
  }) => {
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
  });
}
