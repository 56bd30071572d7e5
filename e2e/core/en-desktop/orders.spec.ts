import type { Page } from '@playwright/test';
import { shipments, shippedOrder } from '../../fixtures/shipment.ts';
import { expect, test } from '../../fixtures/signed-in.ts';

const dialog = (page: Page) => page.getByRole('dialog');

for (const [provider, scenario, courier] of [
  ['jt-express', shipments.jt.delivered, 'jt_track_shipment_manual'],
  ['aramex', shipments.aramex.transit, 'aramex_track_shipments_manual'],
] as const) {
  test(`a parcel of ${provider} is tracked in the dialog`, async ({ page, open, t, session }) => {
    const order = await shippedOrder(session, provider, scenario);
    await open(`/profile?order=${order.order_id}`);
    const details = dialog(page);
    await expect(details.locator('[data-tone="purple"]')).toBeVisible();
    await expect(details).toContainText(order.number);
    const call = page.waitForRequest(`**/functions/v1/${courier}`);
    await details.getByRole('button', { name: t('orders.tracking.track') }).click();
    expect((await call).postDataJSON()).toEqual({ bill_codes: [order.number] });
    await expect(details).toContainText(t('orders.tracking.history'));
    await expect(details.locator('.order-steps-newest-first li').first()).toContainText(/20\d\d/);
    await details.getByRole('button', { name: t('orders.details.close') }).click();
    await expect(details).toHaveCount(0);
    expect(new URL(page.url()).search).toBe('');
  });
}
