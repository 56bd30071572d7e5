import type { Page } from '@playwright/test';
import { confirmedAccount, newAccount, signOutBehind } from '../fixtures/accounts.ts';
import { payButton, readyForFawry } from '../fixtures/checkout.ts';
import { field, signIn } from '../fixtures/entrance.ts';
import { at } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/signed-in.ts';
import { test as asVisitor } from '../fixtures/shopper.ts';

test('reports a session that ended elsewhere on the login page, and returns to the checkout', async ({
  page,
  t,
  language,
  email,
  session,
  seeToast,
  expectedTrouble,
}) => {
  // What is refused: the order, a new token, and signing out of a session that is no more (403).
  expectedTrouble.push(/status of 40[013]/);
  await readyForFawry(page, language, t, [1]);
  await signOutBehind(session);
  await payButton(page).click();
  const path = at(language, '/checkout');
  await expect(page).toHaveURL(at(language, `/login?redirect=${path}`));
  const main = page.getByRole('main');
  await expect(main).toContainText(t('auth.sessionEnded.refreshFailed'));
  await expect(main).toContainText(t('auth.login.checkoutText'));
  await signIn(page, t, { ...newAccount(), email });
  await expect(page).toHaveURL(path);
  await seeToast(t('auth.login.success.title'));
});

// As the shop's own links do, without loading another document.
const follow = (page: Page, path: string) =>
  page.evaluate((target) => {
    const { next } = window as unknown as { next: { router: { push: (to: string) => void } } };
    next.router.push(target);
  }, path);

asVisitor(
  'does not reuse a guard’s redirect after signing in',
  async ({ page, open, t, language }) => {
    const account = await confirmedAccount();
    await open('/shop');
    await follow(page, at(language, '/profile'));
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await signIn(page, t, account);
    await expect(page).toHaveURL(at(language, '/profile'));
    await expect(field(page, t('account.fields.email'))).toHaveValue(account.email);
  },
);

asVisitor(
  'continues from a login page in another tab, too',
  async ({ page, context, open, t, language }) => {
    const account = await confirmedAccount();
    const other = await context.newPage();
    await other.goto(at(language, '/shop'));
    await follow(other, at(language, '/profile'));
    await expect(other).toHaveURL(/\/login\?redirect=/);
    await open('/login');
    await signIn(page, t, account);
    await expect(page).toHaveURL(/\/shop$/);
    await expect(other).toHaveURL(at(language, '/profile'));
  },
);
