import { confirmedAccount, newAccount } from '../../fixtures/accounts.ts';
import { field, signIn } from '../../fixtures/entrance.ts';
import { at } from '../../fixtures/http.ts';
import { readMailLink } from '../../fixtures/mailbox.ts';
import { expect, test } from '../../fixtures/shopper.ts';

// Browsers log every rejected request in the console.
const refused = /status of 4\d\d/;

test('signs up, confirms by mail, signs in and opens the requested profile', async ({
  page,
  open,
  t,
  language,
  seeToast,
  expectedTrouble,
}) => {
  expectedTrouble.push(refused);
  const account = newAccount();
  await open('/profile?from=mail');
  await page.getByRole('link', { name: t('auth.login.signUp') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth.signup.heading'));
  await field(page, t('auth.fields.fullName')).fill(account.fullName);
  await field(page, t('auth.fields.email')).fill(account.email);
  await field(page, t('auth.fields.phone')).pressSequentially('٠١٠ 1234-5678');
  await expect(field(page, t('auth.fields.phone'))).toHaveValue('01012345678');
  await field(page, t('auth.fields.password')).fill(account.password);
  await page.getByRole('button', { name: t('auth.signup.submit'), exact: true }).click();
  await seeToast(t('auth.signup.success.title'));
  await expect(page.getByRole('region', { name: t('layout.notifications') })).toBeAttached();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  // The toast is soon gone; what to do next stands in the form.
  await expect(page.getByRole('main')).toContainText(t('auth.signup.success.text'));
  await expect(page.getByRole('main')).toContainText(account.email);
  await expect(field(page, t('auth.fields.email'))).toHaveValue(account.email);

  // Nobody is signed in before the address is confirmed.
  await signIn(page, t, account);
  await seeToast(t('auth.refusals.emailNotConfirmed'));
  await expect(page.getByRole('button', { name: t('auth.login.resend') })).toBeVisible();

  await page.goto(await readMailLink(account.email, 'signup'));
  await expect(page.getByRole('status')).toContainText(t('auth.login.confirmed.title'));
  expect(new URL(page.url()).pathname).toBe(at(language, '/login'));
  await expect(page).not.toHaveURL(/access_token/);
  await expect(field(page, t('auth.fields.email'))).toHaveValue(account.email);

  await signIn(page, t, account);
  await seeToast(t('auth.login.success.title'));
  await expect(page).toHaveURL(at(language, '/profile?from=mail'));
  await expect(field(page, t('account.fields.email'))).toHaveValue(account.email);
  await expect(field(page, t('account.fields.firstName'))).toHaveValue('منى');
  await expect(field(page, t('account.fields.lastName'))).toHaveValue('السيد أحمد');
  await expect(field(page, t('account.fields.phone'))).toHaveValue('+201012345678');
  await expect(field(page, t('account.fields.zip'))).toBeDisabled();
  await expect(page).toHaveTitle(new RegExp(t('account.title')));
});

test('redirects to the requested page after signing in', async ({ page, open, t, language }) => {
  const account = await confirmedAccount();
  await open('/profile?from=mail');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await signIn(page, t, account);
  await expect(page).toHaveURL(at(language, '/profile?from=mail'));
  await expect(field(page, t('account.fields.email'))).toHaveValue(account.email);
});
