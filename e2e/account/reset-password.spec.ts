import { confirmedAccount } from '../fixtures/accounts.ts';
import { field, signIn } from '../fixtures/entrance.ts';
import { at } from '../fixtures/http.ts';
import { readMailLink } from '../fixtures/mailbox.ts';
import { expect, test } from '../fixtures/shopper.ts';

// Browsers log every rejected request in the console.
const refused = /status of 4\d\d/;

test(
  'replaces a forgotten password, and rejects the old one',
  { tag: '@core-desktop' },
  async ({ page, open, t, language, seeToast, expectedTrouble }) => {
    expectedTrouble.push(refused);
    const account = await confirmedAccount();
    await open('/login');
    const reset = page.getByRole('button', { name: t('auth.login.forgot') });
    await reset.click();
    await seeToast(t('auth.reset.emailMissing'));
    await field(page, t('auth.fields.email')).fill(account.email);
    await reset.click();
    await seeToast(t('auth.reset.sent.text'));

    const link = await readMailLink(account.email, 'recovery');
    await page.goto(link);
    const password = field(page, t('auth.fields.newPassword'));
    await expect(password).toBeVisible();
    await expect(page).toHaveURL(at(language, '/reset-password'));
    // The link can be used only once, but its page still works.
    await page.reload();
    await password.fill('12345');
    const update = page.getByRole('button', { name: t('auth.reset.submit') });
    await update.click();
    await seeToast(t('auth.faults.passwordShort'));
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(new RegExp(t('auth.faults.passwordShort')));
    await password.fill('جديدة تمامًا 9');
    await update.click();
    await seeToast(t('auth.reset.success.text'));
    await expect(page).toHaveURL(at(language, '/login'));

    await signIn(page, t, account);
    await seeToast(t('auth.refusals.invalidCredentials'));
    await signIn(page, t, { ...account, password: 'جديدة تمامًا 9' });
    await expect(page).toHaveURL(at(language, '/shop'));

    await page.goto(link);
    await expect(page.getByRole('main')).toContainText(t('auth.reset.invalid'));
  },
);
