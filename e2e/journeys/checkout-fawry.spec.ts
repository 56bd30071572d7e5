import {
  dialog,
  fawryFrame,
  fawryReady,
  ordersOf,
  payButton,
  payByFawryCard,
  readyForFawry,
  refusal,
} from '../fixtures/checkout.ts';
import { at } from '../fixtures/http.ts';
import { expectForEverybody } from '../fixtures/screen.ts';
import { expect, test } from '../fixtures/signed-in.ts';

test('keeps the order payable after a popup is closed', async ({ page, t, language, email }) => {
  await readyForFawry(page, language, t, [1]);
  await payButton(page).click();
  await fawryFrame(page).locator('#close button').click();
  await expect(dialog(page)).toContainText(t('checkout.dialogs.unfinished.text'));
  await expect(dialog(page)).not.toContainText(t('checkout.dialogs.error.title'));
  await expect(refusal(page)).toBeEmpty();
  await expectForEverybody(page, 'checkout-popup-closed');
  await expect(
    dialog(page).getByRole('link', { name: t('checkout.dialogs.ok'), exact: true }),
  ).toHaveAttribute('href', at(language, '/shop'));
  await dialog(page)
    .getByRole('link', { name: t('checkout.dialogs.unfinished.proceed') })
    .click();
  await page.waitForURL(/\/checkout\/order\//);
  await fawryReady(page);
  await payButton(page).click();
  await payByFawryCard(page);
  await page.waitForURL(/\/payment-complete\?/);
  const orders = await ordersOf(email);
  expect(orders).toHaveLength(1);
  expect(orders[0]?.status).toBe('processing');
  await expect(page.getByRole('dialog')).toContainText(orders[0]!.order_number);
});

test('reports why a card was declined, and marks nothing as paid', async ({
  page,
  t,
  language,
  email,
}) => {
  await readyForFawry(page, language, t, [1]);
  await payButton(page).click();
  await payByFawryCard(page, { number: '4222000006724235' });
  await expect(dialog(page)).toContainText(t('declineReasons.funds'));
  const [order] = await ordersOf(email);
  expect(order?.status).toBe('pending');
});
