import type { Page } from '@playwright/test';
import {
  choosePaymob,
  dialog,
  fawryReady,
  fillCheckout,
  openCheckout,
  ordersOf,
  payButton,
  refusal,
} from '../fixtures/checkout.ts';
import { field } from '../fixtures/entrance.ts';
import { at } from '../fixtures/http.ts';
import { contrastViolations, sidewaysBy, violations } from '../fixtures/screen.ts';
import { expect, test } from '../fixtures/signed-in.ts';
import { stack } from '../fixtures/stack.ts';

const picture = (page: Page, project: string, name: string) =>
  page.screenshot({
    path: `test-results/screens/${project}-${name}.jpg`,
    type: 'jpeg',
    quality: 70,
    fullPage: name.endsWith('-checkout'),
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the checkout is for everybody (${colorScheme})`, async ({ page, t, language }, {
    project,
  }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openCheckout(page, language);
    await payButton(page).click();
    await expect(dialog(page)).toBeVisible();
    expect.soft(await violations(page), 'missing data').toEqual([]);
    await picture(page, project.name, `${colorScheme}-checkout-missing`);
    await dialog(page).getByRole('button').click();
    expect.soft(await violations(page), 'every fault').toEqual([]);

    const phone = field(page, t('checkout.fields.additionalPhone'));
    await phone.fill('12345');
    await phone.blur();
    await expect(dialog(page)).toBeVisible();
    expect.soft(await contrastViolations(page), 'phone').toEqual([]);
    await dialog(page).getByRole('button').last().click();

    await fillCheckout(page, t);
    await choosePaymob(page, t, 'wallet');
    await payButton(page).click();
    await expect(refusal(page)).not.toBeEmpty();
    expect.soft(await violations(page), 'filled in').toEqual([]);
    await picture(page, project.name, `${colorScheme}-checkout`);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await sidewaysBy(page)).toBeLessThanOrEqual(0);
  });
}

test('an order that waits for its payment is for everybody', async ({
  page,
  open,
  t,
  language,
  email,
}, { project }) => {
  await openCheckout(page, language);
  await fillCheckout(page, t);
  await choosePaymob(page, t, 'kiosk');
  await payButton(page).click();
  await expect(dialog(page)).toContainText(t('payments.kiosk.title'));
  expect.soft(await violations(page), 'kiosk').toEqual([]);
  await picture(page, project.name, 'light-checkout-kiosk');
  const [order] = await ordersOf(email);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(`/checkout/order/${order!.order_id}`);
    await expect(page.getByRole('main')).toContainText(order!.order_number);
    expect.soft(await violations(page), colorScheme).toEqual([]);
    await picture(page, project.name, `${colorScheme}-order-checkout`);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await sidewaysBy(page)).toBeLessThanOrEqual(0);
});

test('dialogs hold the focus and give it back', async ({ page, t, language }) => {
  await openCheckout(page, language, [1]);
  await payButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog(page).evaluate((node) => node.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(field(page, t('checkout.fields.additionalPhone'))).toBeFocused();
});

test('prices are announced', async ({ page, t, language }) => {
  await openCheckout(page, language, [1]);
  await fillCheckout(page, t);
  await expect(page.locator('#announcements')).toContainText(t('checkout.summary.total'));
});

test('nothing of others is loaded but the chosen provider’s script', async ({
  page,
  t,
  language,
}) => {
  const own = new Set([stack.shopUrl, stack.backendUrl]);
  const foreign: string[] = [];
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (!own.has(origin) && origin !== 'null') foreign.push(request.url());
    if (pathname.startsWith('/sandbox/')) scripts.push(pathname.split('/').at(-1) ?? '');
  });
  await openCheckout(page, language, [1]);
  await fawryReady(page);
  expect(scripts.sort()).toEqual(['fawrypay-payments.css', 'fawrypay-payments.js']);
  expect(foreign).toEqual([]);

  // With Paymob chosen before the page is opened, Fawry's stays away.
  await choosePaymob(page, t, 'card');
  scripts.length = 0;
  await page.reload();
  await expect(page.getByRole('radio', { name: t('payments.paymob.name') })).toBeChecked();
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  expect(foreign).toEqual([]);
});

test('a page load brings the checkout its own policy, whatever led there', async ({
  page,
  t,
  language,
}) => {
  await openCheckout(page, language, [1]);
  // Whatever has no nonce is one of the shop's own files.
  const strangers = await page.evaluate(() =>
    [...document.scripts]
      .filter((script) => script.nonce === '' && !script.src.startsWith(location.origin))
      .map((script) => script.outerHTML.slice(0, 100)),
  );
  expect(strangers).toEqual([]);
  await page.goto(at(language, '/cart'));
  const policy = page.waitForResponse(
    (response) =>
      response.request().resourceType() === 'document' &&
      new URL(response.url()).pathname === at(language, '/checkout'),
  );
  await page.waitForFunction(() => 'next' in window && 'router' in (window.next as object));
  await page.evaluate(
    (path) => {
      (window as unknown as { next: { router: { push: (to: string) => void } } }).next.router.push(
        path,
      );
    },
    at(language, '/checkout'),
  );
  expect((await policy).headers()['content-security-policy']).toMatch(/'nonce-/);
  await expect(payButton(page)).toBeVisible();
  expect(await payButton(page).innerText()).toContain(t('payments.pay.fawry'));
});
