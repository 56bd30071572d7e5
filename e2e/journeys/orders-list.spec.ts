import { paidOrder } from '../fixtures/shipment.ts';
import { expect, test } from '../fixtures/signed-in.ts';
import { stack } from '../fixtures/stack.ts';
import { patience } from '../fixtures/time.ts';

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
