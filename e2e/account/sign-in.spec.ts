import { confirmedAccount, newAccount } from '../fixtures/accounts.ts';
import { field, signIn } from '../fixtures/entrance.ts';
import { at } from '../fixtures/http.ts';
import { readMailLink } from '../fixtures/mailbox.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { stack } from '../fixtures/stack.ts';

// Browsers log every rejected request in the console.
const refused = /status of 4\d\d/;

test(
  'signs up, confirms by mail, signs in and opens the requested profile',
  { tag: '@core-phone' },
  async ({ page, open, t, language, seeToast, expectedTrouble }) => {
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
    // The toast disappears soon; the form keeps the instructions.
    await expect(page.getByRole('main')).toContainText(t('auth.signup.success.text'));
    await expect(page.getByRole('main')).toContainText(account.email);
    await expect(field(page, t('auth.fields.email'))).toHaveValue(account.email);

    // The account is not signed in before its address is confirmed.
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
  },
);

test(
  'redirects to the requested page after signing in',
  { tag: ['@core-phone', '@ar-desktop'] },
  async ({ page, open, t, language }) => {
    const account = await confirmedAccount();
    await open('/profile?from=mail');
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await signIn(page, t, account);
    await expect(page).toHaveURL(at(language, '/profile?from=mail'));
    await expect(field(page, t('account.fields.email'))).toHaveValue(account.email);
  },
);

// The e-mail links the Arabic page.
test('accepts a confirmation link once', { tag: '@phone' }, async ({ page, t }) => {
  const account = await confirmedAccount();
  await page.goto(await readMailLink(account.email, 'signup'));
  await expect(page.getByRole('status')).toContainText(t('auth.login.linkOver.title'));
  await expect(page.getByRole('button', { name: t('auth.login.resend') })).toBeVisible();
});

test('signs in with the longest Arabic password', { tag: '@phone' }, async ({ page, open, t }) => {
  const account = { ...newAccount(), password: 'كلمة'.repeat(9) };
  await open('/signup');
  await field(page, t('auth.fields.fullName')).fill(account.fullName);
  await field(page, t('auth.fields.email')).fill(account.email);
  await field(page, t('auth.fields.phone')).fill(account.phone);
  await field(page, t('auth.fields.password')).fill(account.password);
  await page.getByRole('button', { name: t('auth.signup.submit'), exact: true }).click();
  await page.goto(await readMailLink(account.email, 'signup'));
  // The page fills in this field when its scripts run, which must not happen while the test types.
  await expect(field(page, t('auth.fields.email'))).toHaveValue(account.email);
  await signIn(page, t, account);
  await expect(page).toHaveURL(/\/shop$/);
});

test(
  'does not redirect to another site after signing in',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    const account = await confirmedAccount();
    await open('/login?redirect=//evil.example/x');
    await signIn(page, t, account);
    await expect(page).toHaveURL(/\/shop$/);
    expect(new URL(page.url()).origin).toBe(stack.shopUrl);
  },
);
