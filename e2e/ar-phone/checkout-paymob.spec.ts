import {
  choosePaymob,
  fillCheckout,
  openCheckout,
  ordersOf,
  payButton,
} from '../fixtures/checkout.ts';
import { at } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/signed-in.ts';
import { stopTime } from '../fixtures/time.ts';

test('links the payment page if no tab can be opened, and returns to the shop after two seconds', async ({
  page,
  t,
  language,
  email,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.clock.install();
  await openCheckout(page, language, [1]);
  await fillCheckout(page, t);
  await choosePaymob(page, t, 'card');
  await stopTime(page);
  await payButton(page).click();
  await expect(page.getByRole('dialog')).toContainText(t('payments.tab.blocked'));
  await expect(page.getByRole('button', { name: t('payments.tab.open') })).toBeVisible();
  await page.clock.runFor(2_000);
  await page.clock.resume();
  await expect(page).toHaveURL(at(language, '/shop'));
  expect((await ordersOf(email))[0]?.status).toBe('pending');
});
