import { cookieHeader, signedInAccount } from '../fixtures/accounts.ts';
import { amount, storedCart } from '../fixtures/cart.ts';
import {
  choosePaymob,
  dialog,
  fillCheckout,
  openCheckout,
  ordersOf,
  payButton,
  refusal,
  simulate,
} from '../fixtures/checkout.ts';
import { field } from '../fixtures/entrance.ts';
import { at, get } from '../fixtures/http.ts';
import { goodCard, payByCard, payInTab } from '../fixtures/paymob.ts';
import { expectForEverybody } from '../fixtures/screen.ts';
import { expect, test } from '../fixtures/signed-in.ts';
import { stopTime } from '../fixtures/time.ts';

test(
  'pays by card in a separate tab, and returns to the shop when it closes',
  { tag: '@core-desktop' },
  async ({ page, t, language, email }) => {
    await openCheckout(page, language);
    await fillCheckout(page, t);
    await choosePaymob(page, t, 'card');
    await expect(payButton(page)).toHaveText(t('payments.pay.paymob'));
    const tab = await payInTab(page);
    await expect(page.getByRole('dialog')).toContainText(t('payments.tab.title'));
    expect(await storedCart(page)).toEqual([]);
    await payByCard(tab);
    await tab.waitForURL(/\/payment-complete\?/);
    const [order] = await ordersOf(email);
    await expect(tab.getByRole('dialog')).toContainText(order!.order_number);
    await expect
      .poll(async () => (await ordersOf(email))[0])
      .toMatchObject({
        status: 'processing',
        order_payment: [{ provider: 'paymob', status: 'PAID' }],
      });
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    await tab.close();
    await expect(page).toHaveURL(at(language, '/shop'));
  },
);

test(
  'offers the payment again in both tabs after a declined card, in the shopper’s language',
  { tag: '@core-desktop' },
  async ({ page, t, language, email }) => {
    await openCheckout(page, language, [1]);
    await fillCheckout(page, t);
    await choosePaymob(page, t, 'card');
    const tab = await payInTab(page);
    await payByCard(tab, { ...goodCard, number: '4000000000000002' });
    await tab.waitForURL(/\/payment-complete/);
    expect(new URL(tab.url()).pathname).toBe(at(language, '/payment-complete'));
    const complete = tab.getByRole('dialog');
    await expect(complete).toContainText(t('paymentComplete.failed'));
    const [order] = await ordersOf(email);
    expect(order?.status).toBe('pending');
    const { pathname, search } = new URL(tab.url());
    const other = cookieHeader((await signedInAccount()).session);
    for (const cookie of ['', other]) {
      const { text } = await get(pathname + search, { headers: { cookie } });
      expect(text).toContain(order!.order_number);
      for (const known of [order!.order_id, amount(order!.total_amount)])
        expect(text).not.toContain(known);
    }
    const payPage = at(language, `/checkout/order/${order!.order_id}`);
    const payAgain = complete.getByRole('link', { name: t('paymentComplete.payOrder') });
    await expect(payAgain).toHaveAttribute('href', payPage);
    await expectForEverybody(tab, 'payment-complete-failed');
    await payAgain.click();
    await expect(tab).toHaveURL(payPage);
    const main = tab.getByRole('main');
    for (const part of ['subtotal', 'shipping', 'serviceFee'])
      await expect(main).toContainText(t(`checkout.summary.${part}`));
    await expectForEverybody(tab, 'pay-order');

    await tab.close();
    const returned = page.getByRole('dialog', { name: t('payments.tab.outcomes.failed.title') });
    await expect(returned).toContainText(order!.order_number);
    await expect(returned).toContainText(t('declineReasons.declined'));
    await expectForEverybody(page, 'checkout-returned');
    await returned.getByRole('link', { name: t('payments.tab.payOrder') }).click();
    await expect(page).toHaveURL(payPage);
    await expect(page.getByRole('main')).toContainText(t('declineReasons.declined'));
    await page.goto(at(language, `/profile/orders?order=${order!.order_id}`));
    await expect(page.getByRole('dialog')).toContainText(t('declineReasons.declined'));
  },
);

test(
  'requires the number of a wallet, and pays on a separate page',
  { tag: '@core-desktop' },
  async ({ page, t, language, email }) => {
    await openCheckout(page, language, [1]);
    await fillCheckout(page, t);
    await page.getByRole('radio', { name: t('payments.paymob.name') }).check();
    await payButton(page).click();
    await expect(refusal(page)).toHaveText(t('payments.obstacles.methodMissing'));
    await choosePaymob(page, t, 'wallet');
    await expect(refusal(page)).toBeEmpty();
    await payButton(page).click();
    await expect(refusal(page)).toHaveText(t('payments.obstacles.walletPhoneMissing'));
    const phone = field(page, t('payments.methods.walletPhone'));
    await phone.pressSequentially('٠١٠ ١٠١٠-١٠١٠');
    await expect(phone).toHaveValue('01010101010');
    const tab = await payInTab(page);
    await tab.locator('input[name="pin"]').fill('123456');
    await tab.locator('input[name="otp"]').fill('123456');
    await tab.locator('button[value="approve"]').click();
    await tab.waitForURL(/\/payment-complete\?/);
    await expect
      .poll(async () => (await ordersOf(email))[0])
      .toMatchObject({ status: 'processing', order_payment: [{ status: 'PAID' }] });
  },
);

test(
  'shows a kiosk’s number, copies it, keeps it with the order, and accepts payment the next day',
  { tag: '@core-desktop' },
  async ({ page, context, open, t, language, email }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openCheckout(page, language, [1]);
    await fillCheckout(page, t);
    await choosePaymob(page, t, 'kiosk');
    await payButton(page).click();
    await expect(dialog(page)).toContainText(t('payments.kiosk.title'));
    const [order] = await ordersOf(email);
    const reference = order?.order_payment[0]?.reference ?? '';
    expect(reference).toMatch(/^\d+$/);
    await expect(dialog(page)).toContainText(reference);
    await dialog(page)
      .getByRole('button', { name: t('paymentReference.copy') })
      .click();
    await expect(dialog(page)).toContainText(t('paymentReference.copied'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
    await dialog(page)
      .getByRole('link', { name: t('payments.kiosk.ok') })
      .click();
    await expect(page).toHaveURL(at(language, '/shop'));

    await open(`/checkout/order/${order!.order_id}`);
    await expect(page.getByRole('main')).toContainText(reference);
    await simulate('paymob', `paymob/kiosk/${reference}/pay`);
    await expect
      .poll(async () => (await ordersOf(email))[0])
      .toMatchObject({ status: 'processing', order_payment: [{ status: 'PAID' }] });
  },
);

test(
  'links the payment page if no tab can be opened, and returns to the shop after two seconds',
  { tag: '@phone' },
  async ({ page, t, language, email }) => {
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
  },
);
