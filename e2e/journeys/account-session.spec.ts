import type { Page } from '@playwright/test';
import { confirmedAccount, newAccount, signOutBehind } from '../fixtures/accounts.ts';
import { fawryReady, fillCheckout, openCheckout, payButton } from '../fixtures/checkout.ts';
import { field, signIn, toast } from '../fixtures/entrance.ts';
import { at } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/signed-in.ts';
import { test as asVisitor } from '../fixtures/shopper.ts';
import { stack } from '../fixtures/stack.ts';

/** Counts what the page asks the auth service for, and answers the first `count` reads of the profile with 401. */
async function refuseProfile(page: Page, count: number) {
  const asked = { profile: 0, refresh: 0 };
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) asked.refresh += 1;
  });
  await page.route('**/rest/v1/user_profiles*', async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    asked.profile += 1;
    if (asked.profile > count) return route.continue();
    return route.fulfill({
      status: 401,
      headers: { 'access-control-allow-origin': stack.shopUrl },
      json: { code: 'PGRST303', message: 'JWT expired' },
    });
  });
  return asked;
}

test(
  'a 401 is answered by one refresh and one retry',
  { tag: '@once' },
  async ({ page, open, t, email, expectedTrouble }) => {
    expectedTrouble.push(/status of 401/);
    const asked = await refuseProfile(page, 1);
    await open('/profile');
    await expect(field(page, t('account.fields.email'))).toHaveValue(email);
    expect(asked).toEqual({ profile: 2, refresh: 1 });
  },
);

test(
  'a second 401 ends the session and leads to the login page',
  { tag: '@once' },
  async ({ page, context, open, t, language, email, expectedTrouble }) => {
    expectedTrouble.push(/status of 401/);
    expect(email).not.toBe('');
    const asked = await refuseProfile(page, 99);
    await open('/profile');
    await expect(page).toHaveURL(at(language, '/login'));
    expect(asked).toEqual({ profile: 2, refresh: 1 });
    expect((await context.cookies()).filter(({ name }) => name.startsWith('sb-'))).toEqual([]);
    await expect(page.getByRole('main')).toContainText(t('auth.sessionEnded.unauthorized'));
  },
);

test('a session that ended elsewhere is told at the login page, which leads back to the checkout', async ({
  page,
  t,
  language,
  email,
  session,
  expectedTrouble,
}) => {
  expectedTrouble.push(/status of 40[01]/);
  await openCheckout(page, language, [1]);
  await fillCheckout(page, t);
  await fawryReady(page);
  await signOutBehind(session);
  await payButton(page).click();
  const path = at(language, '/checkout');
  await expect(page).toHaveURL(at(language, `/login?redirect=${path}`));
  const main = page.getByRole('main');
  await expect(main).toContainText(t('auth.sessionEnded.refreshFailed'));
  await expect(main).toContainText(t('auth.login.checkoutText'));
  await signIn(page, t, { ...newAccount(), email });
  await expect(page).toHaveURL(path);
  await expect(toast(page, t)).toContainText(t('auth.login.success.title'));
});

test(
  'a profile that cannot be read says so, and comes at the second try',
  { tag: '@once' },
  async ({ page, open, t, email, expectedTrouble }) => {
    expectedTrouble.push(/ERR_FAILED|Failed to load resource/);
    let isDown = true;
    await page.route('**/rest/v1/user_profiles*', (route) =>
      isDown ? route.abort() : route.continue(),
    );
    await open('/profile');
    await expect(page.getByRole('main')).toContainText(t('account.failed'));
    // It is asked for once more by itself.
    await page.waitForTimeout(3_000);
    await expect(page.getByRole('main')).toContainText(t('account.failed'));
    isDown = false;
    await page.getByRole('button', { name: t('account.tryAgain') }).click();
    await expect(field(page, t('account.fields.email'))).toHaveValue(email);
  },
);

test(
  'a profile is read once in five minutes',
  { tag: '@once' },
  async ({ page, open, t, email, isMobile }) => {
    const asked = await refuseProfile(page, 0);
    await open('/profile');
    await expect(field(page, t('account.fields.email'))).toHaveValue(email);
    await page.getByRole('link', { name: t('layout.home', { brand: brandOf(t) }) }).click();
    await expect(page).toHaveURL(/\/shop$/);
    if (isMobile) await page.getByRole('button', { name: t('layout.menu'), exact: true }).click();
    await page.getByRole('link', { name: t('layout.profile'), exact: true }).click();
    await expect(field(page, t('account.fields.email'))).toHaveValue(email);
    expect(asked.profile).toBe(1);
  },
);

const brandOf = (t: (key: string) => string) =>
  t('layout.otherLanguage') === 'English' ? 'زاد' : 'Zad';

// As the shop's own links do, without loading another document.
const follow = (page: Page, path: string) =>
  page.evaluate((target) => {
    const { next } = window as unknown as { next: { router: { push: (to: string) => void } } };
    next.router.push(target);
  }, path);

asVisitor(
  'what the guard said before signing in is not remembered after it',
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
  'a login page that waits in another tab goes on too',
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
