import type { Page } from '@playwright/test';
import { confirmedAccount, newAccount, signOutBehind } from '../fixtures/accounts.ts';
import { payButton, readyForFawry } from '../fixtures/checkout.ts';
import { field, signIn } from '../fixtures/entrance.ts';
import { at } from '../fixtures/http.ts';
import { paidOrder } from '../fixtures/shipment.ts';
import { test as asVisitor } from '../fixtures/shopper.ts';
import { expect, test } from '../fixtures/signed-in.ts';
import { stack } from '../fixtures/stack.ts';

test('reports a session that ended elsewhere on the login page, and returns to the checkout', async ({
  page,
  t,
  language,
  email,
  session,
  seeToast,
  expectedTrouble,
}) => {
  // Rejected: the order, a new token, and the sign-out of an ended session (403).
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

// Like the shop's links, without loading a document.
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

/**
 * Counts requests to the auth service, and responds to the first `count` reads of orders with 401. Their books are read
 * in parallel, and not counted.
 */
async function refuseOrders(page: Page, count: number) {
  const requests = { orders: 0, refresh: 0 };
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) requests.refresh += 1;
  });
  await page.route(/\/rest\/v1\/orders\?.*order_number/, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    requests.orders += 1;
    if (requests.orders > count) return route.continue();
    return route.fulfill({
      status: 401,
      headers: { 'access-control-allow-origin': stack.shopUrl },
      json: { code: 'PGRST303', message: 'JWT expired' },
    });
  });
  return requests;
}

test(
  'refreshes the token and retries once after a 401',
  { tag: '@phone' },
  async ({ page, open, session, expectedTrouble }) => {
    expectedTrouble.push(/status of 401/);
    const { order_number } = await paidOrder(session);
    const requests = await refuseOrders(page, 1);
    await open('/profile');
    await expect(page.getByRole('button', { name: order_number })).toBeVisible();
    expect(requests).toEqual({ orders: 2, refresh: 1 });
  },
);

test(
  'ends the session after a second 401 and redirects to the login page',
  { tag: '@phone' },
  async ({ page, context, open, t, language, email, expectedTrouble }) => {
    expectedTrouble.push(/status of 401/);
    expect(email).not.toBe('');
    const requests = await refuseOrders(page, 99);
    await open('/profile');
    await expect(page).toHaveURL(at(language, '/login'));
    expect(requests).toEqual({ orders: 2, refresh: 1 });
    expect((await context.cookies()).filter(({ name }) => name.startsWith('sb-'))).toEqual([]);
    await expect(page.getByRole('main')).toContainText(t('auth.sessionEnded.unauthorized'));
  },
);

test(
  'requests no profile that the page contains',
  { tag: '@phone' },
  async ({ page, open, t, email, isMobile }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open('/profile');
    await expect(field(page, t('account.fields.email'))).toHaveValue(email);
    await page.getByRole('link', { name: t('layout.home', { brand: brandOf(t) }) }).click();
    await expect(page).toHaveURL(/\/shop$/);
    if (isMobile) await page.getByRole('button', { name: t('layout.menu'), exact: true }).click();
    await page.getByRole('link', { name: t('layout.profile'), exact: true }).click();
    await expect(field(page, t('account.fields.email'))).toHaveValue(email);
    expect(requests.filter((url) => url.includes('/rest/v1/user_profiles'))).toEqual([]);
    expect(requests.some((url) => url.includes('/rest/v1/orders'))).toBe(true);
  },
);

const brandOf = (t: (key: string) => string) =>
  t('layout.otherLanguage') === 'English' ? 'زاد' : 'Zad';
