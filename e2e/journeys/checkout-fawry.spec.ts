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

test('a popup that is closed leaves the order to be paid for', async ({
  page,
  t,
  language,
  email,
}) => {
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

test('a declined card is a failure with its reason, and nothing is paid', async ({
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
