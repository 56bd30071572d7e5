import { randomUUID } from 'node:crypto';
import { sessionCookies, signedInAccount } from '../fixtures/accounts.ts';
import {
  answerFunction,
  choosePaymob,
  dialog,
  fawryReady,
  fillCheckout,
  openCheckout,
  ordersOf,
  payButton,
  readyForFawry,
  refusal,
  refusedCalls,
  simulate,
} from '../fixtures/checkout.ts';
import { field } from '../fixtures/entrance.ts';
import { expect, test } from '../fixtures/signed-in.ts';
import { stack } from '../fixtures/stack.ts';

for (const [provider, step, key] of [
  ['fawry', 'make_charge_request_v2', 'chargeFailed'],
  ['paymob', 'create-paymob-payment', 'paymobFailed'],
] as const) {
  test(
    `shows the specified message if a gateway responds instead of ${step}`,
    { tag: '@phone' },
    async ({ page, t, language, email, expectedTrouble }) => {
      expectedTrouble.push(refusedCalls);
      await openCheckout(page, language, [1]);
      await fillCheckout(page, t);
      if (provider === 'paymob') await choosePaymob(page, t, 'card');
      else await fawryReady(page);
      await answerFunction(page, step, { status: 502, json: {} });
      await payButton(page).click();
      await expect(dialog(page)).toContainText(t(`payments.${key}`));
      await expect(refusal(page)).toHaveText(t(`payments.${key}`));
      expect((await ordersOf(email))[0]?.status).toBe('pending');
    },
  );
}

test(
  'keeps the order pending if Paymob returns no page for a card or wallet',
  { tag: '@phone' },
  async ({ page, t, language, email, expectedTrouble }) => {
    expectedTrouble.push(refusedCalls);
    await openCheckout(page, language, [1]);
    await fillCheckout(page, t);
    await choosePaymob(page, t, 'wallet');
    await field(page, t('payments.methods.walletPhone')).fill('01010101010');
    // Only for this order, because other tests start payments at the same time.
    await page.route(
      '**/functions/v1/create-paymob-payment',
      async (route) => {
        const [order] = await ordersOf(email);
        const match = order!.order_number;
        await simulate('paymob', 'scenario', { scenario: 'wallet-no-redirect', match });
        await route.continue();
      },
      { times: 1 },
    );
    await payButton(page).click();
    await expect(dialog(page)).toContainText(t('payments.paymobInitFailed.wallet'));
    await expect(refusal(page)).toHaveText(t('payments.paymobInitFailed.wallet'));
    await dialog(page)
      .getByRole('link', { name: t('checkout.dialogs.error.payOrder') })
      .click();
    await page.waitForURL(/\/checkout\/order\//);
    await choosePaymob(page, t, 'card');
    const answered = { status: 200, json: { order_payment_id: randomUUID() } };
    await answerFunction(page, 'create-paymob-payment', answered);
    await payButton(page).click();
    await expect(dialog(page)).toContainText(t('payments.paymobInitFailed.card'));
    expect((await ordersOf(email))[0]?.status).toBe('pending');
  },
);

test(
  'forgets the shopper of a checkout when somebody else signs in',
  { tag: '@phone' },
  async ({ page, t, language, email, expectedTrouble }) => {
    expectedTrouble.push(refusedCalls);
    const { account, session } = await signedInAccount();
    await readyForFawry(page, language, t, [1]);
    const cookies = sessionCookies(session);
    await page.context().addCookies(cookies.map((each) => ({ ...each, url: stack.shopUrl })));
    await payButton(page).click();
    await expect(dialog(page)).toContainText(t('checkout.errors.noUserId'));
    expect([...(await ordersOf(email)), ...(await ordersOf(account.email))]).toEqual([]);
  },
);
