import type { Page } from '@playwright/test';
import {
  fawryFrame,
  fillCheckout,
  openCheckout,
  ordersOf,
  payButton,
  payByFawryCard,
  readyForFawry,
} from '../fixtures/checkout.ts';
import { at } from '../fixtures/http.ts';
import { expectForEverybody } from '../fixtures/screen.ts';
import { expect, test } from '../fixtures/signed-in.ts';
import { patience, stopTime } from '../fixtures/time.ts';

/** One of the sandbox's scenarios, for this popup alone. */
const arrange = (page: Page, scenario: string) =>
  fawryFrame(page).locator('select[name="scenario"]').selectOption(scenario);

test('does not trust a browser that claims to have paid', async ({ page, t, language, email }) => {
  await readyForFawry(page, language, t, [1]);
  await payButton(page).click();
  await fawryFrame(page).locator('input[name="number"]').waitFor();
  await arrange(page, 'forged-success');
  await payByFawryCard(page);
  await page.waitForURL(/\/payment-complete\?/);
  await expect(page.getByRole('dialog')).toContainText(t('paymentComplete.placed'));
  const [order] = await ordersOf(email);
  expect(order?.status).toBe('pending');
  expect(order?.order_payment[0]?.status).not.toBe('PAID');
});

test('offers a way back ten seconds after a popup hangs', async ({ page, t, language, email }) => {
  test.setTimeout(180_000);
  await page.clock.install();
  await readyForFawry(page, language, t, [1]);
  // The plugin itself never opens its frame.
  await page.route('**/atfawry/plugin/sessions', () => undefined);
  await stopTime(page);
  await payButton(page).click();
  const overlay = page.getByRole('dialog', { name: t('payments.popup.loading') });
  await expect(overlay).toContainText(t('payments.popup.stay'));
  for (const seconds of [10, 9, 8]) {
    await expect(overlay).toContainText(t('payments.popup.countdown', { seconds }));
    await page.clock.runFor(1_000);
  }
  const home = overlay.getByRole('link', { name: t('payments.popup.home') });
  await expect(home).toHaveCount(0);
  await page.clock.resume();
  await expectForEverybody(page, 'checkout-paying');
  await expect(home).toBeVisible(patience);
  await expect(overlay.locator('[data-slot="spinner"]')).toHaveCount(0);
  await expectForEverybody(page, 'checkout-popup-late');
  await home.click();
  await expect(page).toHaveURL(at(language, '/shop'));
  expect((await ordersOf(email))[0]?.status).toBe('pending');
});

test('reports a script that fails to load when it is needed, and retries', async ({
  page,
  t,
  language,
  email,
  expectedTrouble,
}) => {
  expectedTrouble.push(/ERR_FAILED|Failed to load resource/);
  let isDown = true;
  await page.route('**/fawrypay-payments.js', (route) =>
    isDown ? route.abort() : route.continue(),
  );
  await openCheckout(page, language, [1]);
  await fillCheckout(page, t);
  await payButton(page).click();
  const refused = page.locator('#pay-problem');
  await expect(refused).toHaveText(t('payments.obstacles.scriptFailed'));
  isDown = false;
  await expect(async () => {
    await payButton(page).click();
    await expect(fawryFrame(page).locator('input[name="number"]')).toBeVisible();
  }).toPass();
  expect(await ordersOf(email)).toHaveLength(1);
});
