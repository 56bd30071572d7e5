import { at } from '../../fixtures/http.ts';
import { paidOrder, placedOrder } from '../../fixtures/shipment.ts';
import { expect, test } from '../../fixtures/signed-in.ts';

test('lists every order, newest first', async ({
  page,
  open,
  t,
  session,
  language,
  expectedTrouble,
}) => {
  test.setTimeout(180_000);
  expectedTrouble.push(/status of 416/);
  const placed = [];
  for (let count = 0; count < 11; count += 1) {
    placed.push((await (count < 9 ? paidOrder : placedOrder)(session)).order_number);
  }
  placed.reverse();
  await open('/profile');
  await page.getByRole('link', { name: t('orders.list.all') }).click();
  await expect(page).toHaveURL(at(language, '/profile/orders'));
  const numbers = page.locator('main [data-slot="order-number"]').filter({ visible: true });
  await expect(numbers).toHaveText(placed.slice(0, 10));
  await expect(page.getByRole('main')).toContainText(`${t('orders.list.count')} 11`);
  await page.getByRole('link', { name: t('orders.list.pages.next') }).click();
  await expect(page).toHaveURL(`${at(language, '/profile/orders')}?page=2`);
  await expect(numbers).toHaveText(placed.slice(10));
  await expect(page.getByRole('navigation', { name: t('orders.list.pages.label') })).toContainText(
    t('orders.list.pages.status', { page: 2, pages: 2 }),
  );
  await open('/profile/orders?page=3');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.notFound.title'));
});
