import type { Locator } from '@playwright/test';
import {
  dialog,
  fawryReady,
  fillCheckout,
  formReady,
  openCheckout,
  ordersOf,
  payButton,
  places,
  refusedCalls,
} from '../fixtures/checkout.ts';
import { phone } from '../fixtures/devices.ts';
import { field, signOut } from '../fixtures/entrance.ts';
import { at } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/signed-in.ts';

test('redirects to the login page if the session is gone, and restores what was typed', async ({
  page,
  context,
  t,
  language,
  email,
  isMobile,
  expectedTrouble,
}) => {
  expectedTrouble.push(refusedCalls);
  await openCheckout(page, language, [1]);
  await fillCheckout(page, t);
  await field(page, t('checkout.fields.lastName')).fill('عبد الرحمن');
  await fawryReady(page);
  const cookies = await context.cookies();
  await context.clearCookies();
  await payButton(page).click();
  await expect(page).toHaveURL(/\/login\?redirect=(?:\/en)?\/checkout$/);
  expect(await ordersOf(email)).toHaveLength(0);
  await context.addCookies(cookies);
  await page.goto(at(language, '/checkout'));
  await formReady(page, t);
  await expect(field(page, t('checkout.fields.lastName'))).toHaveValue('عبد الرحمن');
  await expect(field(page, t('checkout.fields.address'))).toHaveValue('12 شارع النيل، الدور 3');
  // Signing out deletes all of it, in this tab and in others.
  const other = await context.newPage();
  await other.goto(at(language, '/shop'));
  await signOut(other, t, isMobile);
  await expect(page).toHaveURL(/\/login/);
  const left = () =>
    page.evaluate(() => [
      sessionStorage.getItem('checkout-draft'),
      localStorage.getItem('checkout-attempt'),
    ]);
  await expect.poll(left).toEqual([null, null]);
});

test('forgets what was typed in a tab that was on another site during a sign-out', async ({
  page,
  context,
  t,
  language,
  isMobile,
}) => {
  await openCheckout(page, language, [1]);
  await fillCheckout(page, t);
  const draft = () => page.evaluate(() => sessionStorage.getItem('checkout-draft'));
  expect(await draft()).toContain('شارع النيل');
  await page.goto('about:blank');
  const other = await context.newPage();
  await other.goto(at(language, '/shop'));
  await signOut(other, t, isMobile);
  await expect(other).toHaveURL(/\/login/);
  await page.goto(at(language, '/shop'));
  await expect.poll(draft).toBeNull();
});

test('opens one dialog for an unusual phone number and Enter', async ({ page, t, language }) => {
  await openCheckout(page, language, [1]);
  const phone = field(page, t('checkout.fields.phone'));
  await phone.fill('12345');
  await phone.press('Enter');
  await dialog(page)
    .getByRole('button', { name: t('checkout.dialogs.confirmPhone.yes') })
    .click();
  await expect(phone).toBeFocused();
  await expect(dialog(page)).toHaveCount(0);
});

test('shows the message about a phone number in view, above the pay bar', async ({
  page,
  t,
  language,
}) => {
  await openCheckout(page, language, [1]);
  const bar = page.locator('[data-slot=pay-bar]');
  const isSticky = (await bar.evaluate((node) => getComputedStyle(node).position)) === 'sticky';
  for (const name of ['phone', 'additionalPhone'] as const) {
    const phone = field(page, t(`checkout.fields.${name}`));
    await phone.fill('12345');
    await phone.blur();
    await dialog(page)
      .getByRole('button', { name: t('checkout.dialogs.confirmPhone.yes') })
      .click();
    await expect(phone).toBeFocused();
    const fault = page.getByText(t(`checkout.faults.${name}NotEgyptian`));
    await expect(fault).toBeInViewport({ ratio: 1 });
    const bottom = async (target: Locator) => {
      const box = (await target.boundingBox())!;
      return box.y + box.height;
    };
    if (isSticky) expect(await bottom(fault)).toBeLessThanOrEqual((await bar.boundingBox())!.y);
  }
});

test('keeps the position at the form after a reload', async ({ page, t, language }) => {
  await page.setViewportSize(phone.viewport);
  await openCheckout(page, language, [1]);
  await page.evaluate(() => window.scrollTo({ top: 1_000, behavior: 'instant' }));
  await page.reload();
  await formReady(page, t);
  await expect(page.getByRole('heading', { name: t('checkout.summary.title') })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: t('purchase.links.label') }),
  ).not.toBeInViewport();
  // The checkout has no footer with the catalogue.
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test(
  'restores what was typed after a reload and after signing in again',
  { tag: '@phone' },
  async ({ page, context, t, language }) => {
    await openCheckout(page, language, [1]);
    await fillCheckout(page, t);
    await field(page, t('checkout.fields.lastName')).fill('عبد الرحمن');
    await page.getByRole('radio', { name: t('payments.paymob.name') }).check();
    await page.getByRole('radio', { name: t('payments.methods.wallet') }).check();
    await field(page, t('payments.methods.walletPhone')).fill('01010101010');
    const area = await places(page, t, 'area').inputValue();
    const asBefore = async () => {
      await formReady(page, t);
      await expect(field(page, t('checkout.fields.lastName'))).toHaveValue('عبد الرحمن');
      await expect(field(page, t('checkout.fields.address'))).toHaveValue('12 شارع النيل، الدور 3');
      await expect(places(page, t, 'area')).toHaveValue(area);
      await expect(field(page, t('payments.methods.walletPhone'))).toHaveValue('01010101010');
    };
    await page.reload();
    await asBefore();
    const cookies = await context.cookies();
    await context.clearCookies();
    await page.reload();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await context.addCookies(cookies);
    await page.goto(at(language, '/checkout'));
    await asBefore();
  },
);
