import {
  answerFunction,
  chooseArea,
  dialog,
  fawryFrame,
  openCheckout,
  ordersOf,
  payButton,
  readyForFawry,
  refusal,
  refusedCalls,
} from '../fixtures/checkout.ts';
import { at } from '../fixtures/http.ts';
import { expectForEverybody } from '../fixtures/screen.ts';
import { expect, test } from '../fixtures/signed-in.ts';

test('reports a price that fails to load in a dialog, and loads it on the next attempt', async ({
  page,
  t,
  language,
  expectedTrouble,
}) => {
  expectedTrouble.push(refusedCalls);
  await openCheckout(page, language, [1]);
  const failure = { status: 503, json: { code: 'service_unavailable', message: 'x' } };
  await answerFunction(page, 'calculate_prices', failure, 2);
  await chooseArea(page);
  await expect(dialog(page)).toContainText(t('payments.failures.service_unavailable'));
  await expect(dialog(page).getByRole('link', { name: t('checkout.dialogs.ok') })).toHaveAttribute(
    'href',
    at(language, '/shop'),
  );
  await expectForEverybody(page, 'checkout-price-failed');
  await dialog(page)
    .getByRole('button', { name: t('checkout.dialogs.error.tryAgain') })
    .click();
  await expect(page.getByText(t('checkout.summary.total'), { exact: true })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('says offline what the checkout needs, and keeps what was typed', async ({
  page,
  context,
  t,
  language,
  email,
  expectedTrouble,
}) => {
  expectedTrouble.push(/ERR_INTERNET_DISCONNECTED/);
  await readyForFawry(page, language, t, [1]);
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: t('checkout.offline') })).toBeVisible();
  await payButton(page).click();
  await expect(refusal(page)).toHaveText(t('checkout.offline'));
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: t('checkout.offline') })).toHaveCount(0);
  await payButton(page).click();
  await fawryFrame(page).locator('input[name="number"]').waitFor();
  expect(await ordersOf(email)).toHaveLength(1);
});
