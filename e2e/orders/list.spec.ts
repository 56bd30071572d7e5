import { readRows } from '../fixtures/backend.ts';
import { at } from '../fixtures/http.ts';
import { paidOrder, placedOrder } from '../fixtures/shipment.ts';
import { expect, test } from '../fixtures/signed-in.ts';
import { stack } from '../fixtures/stack.ts';
import { patience } from '../fixtures/time.ts';

test(
  'lists every order, newest first',
  { tag: '@core-desktop' },
  async ({ page, open, t, session, language, expectedTrouble }) => {
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
    await expect(
      page.getByRole('navigation', { name: t('orders.list.pages.label') }),
    ).toContainText(t('orders.list.pages.status', { page: 2, pages: 2 }));
    await open('/profile/orders?page=3');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.notFound.title'));
  },
);

test('reports orders that fail to load, and retries', async ({
  page,
  open,
  t,
  session,
  expectedTrouble,
}) => {
  expectedTrouble.push(/status of 503/);
  const order = await paidOrder(session);
  let isDown = true;
  await page.route(`${stack.backendUrl}/rest/v1/orders*`, (route) =>
    isDown ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await open('/profile');
  await expect(page.getByText(t('orders.list.failed'))).toBeVisible(patience);
  isDown = false;
  await page
    .getByRole('main')
    .getByRole('button', { name: t('orders.list.tryAgain') })
    .click();
  await expect(page.getByRole('button', { name: order.order_number })).toBeVisible();
});

test(
  'shows no orders of others or that do not exist',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    const [stranger] = await readRows<{ order_id: string }>('orders?select=order_id&limit=1');
    for (const id of [stranger!.order_id, 'nonsense']) {
      await open(`/profile?order=${id}`);
      await expect(page.getByRole('dialog')).toContainText(t('orders.details.missing'));
    }
    await open('/profile?order=');
    await expect(page.getByRole('dialog')).toContainText(t('orders.details.none'));
  },
);
