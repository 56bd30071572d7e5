import { confirmedAccount } from '../fixtures/accounts.ts';
import { signIn, signOut } from '../fixtures/entrance.ts';
import { at } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/shopper.ts';

// On a phone the links are in the menu.
test('updates another tab of the shop after signing in and out', async ({
  page,
  context,
  open,
  t,
  language,
  isMobile,
}) => {
  const account = await confirmedAccount();
  const other = await context.newPage();
  await other.goto(at(language, '/shop'));
  const login = other.getByRole('banner').getByRole('link', { name: t('layout.login') });
  const profile = other.getByRole('banner').getByRole('link', { name: t('layout.profile') });
  await expect(login).toBeVisible();
  await expect(profile).toBeHidden();
  await open('/login');
  await signIn(page, t, account);
  await expect(profile).toBeVisible();
  await expect(login).toBeHidden();
  await signOut(page, t, isMobile);
  await expect(login).toBeVisible();
});
