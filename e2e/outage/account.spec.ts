import { type Account, confirmedAccount } from '../fixtures/accounts.ts';
import { field, signIn } from '../fixtures/entrance.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { setBackend } from '../fixtures/stack.ts';

let account: Account;

test.beforeAll(async () => {
  account = await confirmedAccount();
});

test(
  'keeps what was typed in a form while the backend is down, and sends it later',
  { tag: '@alone' },
  async ({ page, open, t, seeToast, expectedTrouble }) => {
    expectedTrouble.push(/ERR_CONNECTION_REFUSED|Failed to fetch/);
    await open('/login');
    await setBackend('stop');
    try {
      await signIn(page, t, account);
      await seeToast(t('auth.refusals.unreachable'));
      await page.getByRole('button', { name: t('auth.login.google') }).click();
      await seeToast(t('auth.refusals.unreachable'));
      await expect(field(page, t('auth.fields.email'))).toHaveValue(account.email);
      await expect(field(page, t('auth.fields.password'))).toHaveValue(account.password);
    } finally {
      await setBackend('start');
    }
    await page.getByRole('button', { name: t('auth.login.submit'), exact: true }).click();
    await expect(page).toHaveURL(/\/shop$/);
  },
);
