import { confirmedAccount, newAccount } from '../fixtures/accounts.ts';
import { field, signIn } from '../fixtures/entrance.ts';
import { readMailLink } from '../fixtures/mailbox.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { stack } from '../fixtures/stack.ts';

// The mail leads to the Arabic page.
test('accepts a confirmation link once', async ({ page, t }) => {
  const account = await confirmedAccount();
  await page.goto(await readMailLink(account.email, 'signup'));
  await expect(page.getByRole('status')).toContainText(t('auth.login.linkOver.title'));
  await expect(page.getByRole('button', { name: t('auth.login.resend') })).toBeVisible();
});

test('signs in with the longest Arabic password', async ({ page, open, t }) => {
  const account = { ...newAccount(), password: 'كلمة'.repeat(9) };
  await open('/signup');
  await field(page, t('auth.fields.fullName')).fill(account.fullName);
  await field(page, t('auth.fields.email')).fill(account.email);
  await field(page, t('auth.fields.phone')).fill(account.phone);
  await field(page, t('auth.fields.password')).fill(account.password);
  await page.getByRole('button', { name: t('auth.signup.submit'), exact: true }).click();
  await page.goto(await readMailLink(account.email, 'signup'));
  // Filled in once scripts run: typing must not meet it halfway.
  await expect(field(page, t('auth.fields.email'))).toHaveValue(account.email);
  await signIn(page, t, account);
  await expect(page).toHaveURL(/\/shop$/);
});

test('does not redirect to another site after signing in', async ({ page, open, t }) => {
  const account = await confirmedAccount();
  await open('/login?redirect=//evil.example/x');
  await signIn(page, t, account);
  await expect(page).toHaveURL(/\/shop$/);
  expect(new URL(page.url()).origin).toBe(stack.shopUrl);
});
