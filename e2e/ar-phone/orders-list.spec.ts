import { readRows } from '../fixtures/backend.ts';
import { expect, test } from '../fixtures/signed-in.ts';

test('shows no orders of others or that do not exist', async ({ page, open, t }) => {
  const [stranger] = await readRows<{ order_id: string }>('orders?select=order_id&limit=1');
  for (const id of [stranger!.order_id, 'nonsense']) {
    await open(`/profile?order=${id}`);
    await expect(page.getByRole('dialog')).toContainText(t('orders.details.missing'));
  }
  await open('/profile?order=');
  await expect(page.getByRole('dialog')).toContainText(t('orders.details.none'));
});
