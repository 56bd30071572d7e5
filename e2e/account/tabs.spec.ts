import { confirmedAccount } from '../fixtures/accounts.ts';
import { field, signIn, signOut } from '../fixtures/entrance.ts';
import { at } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/shopper.ts';

test(
  'signs out in every tab, and leaves nothing behind',
  { tag: '@phone' },
  async ({ page, context, open, t, language, isMobile }) => {
    const account = await confirmedAccount();
    await open('/login?redirect=' + at(language, '/profile'));
    await signIn(page, t, account);
    await expect(page).toHaveURL(at(language, '/profile'));
    await expect(field(page, t('account.fields.email'))).toHaveValue(account.email);

    const other = await context.newPage();
    await other.goto(at(language, '/shop'));
    await signOut(other, t, isMobile);
    await expect(other).toHaveURL(at(language, '/login'));
    await expect(page).toHaveURL(at(language, '/login'));
    expect((await context.cookies()).filter(({ name }) => /^sb-/.test(name))).toEqual([]);
    await page.goBack();
    await expect(page).not.toHaveURL(/\/profile$/);
    await page.goto(at(language, '/profile'));
    await expect(page).toHaveURL(/\/login\?redirect=/);
  },
);

test(
  'ends the sessions of every device on sign-out',
  { tag: '@phone' },
  async ({ page, browser, open, t, language, isMobile, baseURL }) => {
    const account = await confirmedAccount();
    const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
    const phone = await elsewhere.newPage();
    await phone.goto(at(language, '/login'));
    await signIn(phone, t, account);
    await expect(phone).toHaveURL(/\/shop$/);
    await open('/login');
    await signIn(page, t, account);
    await expect(page).toHaveURL(/\/shop$/);
    await signOut(page, t, isMobile);
    await expect(page).toHaveURL(/\/login$/);
    await phone.goto(at(language, '/profile'));
    await expect(phone).toHaveURL(/\/login\?redirect=/);
    await elsewhere.close();
  },
);

test(
  'keeps tabs signed in that refresh at the same time',
  { tag: '@phone' },
  async ({ page, context, open, t, language }) => {
    const account = await confirmedAccount();
    await open('/login?redirect=' + at(language, '/profile'));
    await signIn(page, t, account);
    await expect(page).toHaveURL(at(language, '/profile'));
    await expect(field(page, t('account.fields.email'))).toHaveValue(account.email);
    // As if an hour had passed: the token is old in every tab.
    const cookies = (await context.cookies()).filter(({ name }) =>
      /^sb-shop-auth-token(?:\.\d)?$/.test(name),
    );
    const value = cookies
      .sort((one, other) => one.name.localeCompare(other.name))
      .map((cookie) => cookie.value)
      .join('')
      .replace('base64-', '');
    const session = JSON.parse(Buffer.from(value, 'base64url').toString()) as {
      expires_at: number;
    };
    const aged = Buffer.from(JSON.stringify({ ...session, expires_at: 1 })).toString('base64url');
    const [first] = cookies;
    await context.clearCookies({ name: /^sb-/ });
    await context.addCookies([{ ...first!, name: 'sb-shop-auth-token', value: `base64-${aged}` }]);

    const tabs = [page, await context.newPage(), await context.newPage()];
    await Promise.all(tabs.map((tab) => tab.goto(at(language, '/profile'))));
    await Promise.all(tabs.map((tab) => tab.reload()));
    for (const tab of tabs)
      await expect(field(tab, t('account.fields.email'))).toHaveValue(account.email);
  },
);

// On a phone the links are in the menu.
test(
  'updates another tab of the shop after signing in and out',
  { tag: '@desktop' },
  async ({ page, context, open, t, language, isMobile }) => {
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
  },
);
