import { randomUUID } from 'node:crypto';
import { field } from '../fixtures/entrance.ts';
import { at } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { stack } from '../fixtures/stack.ts';

const consent = new RegExp(`^${stack.backendUrl}/google/`);

test(
  'signs in with Google and opens the requested page',
  { tag: '@core-desktop' },
  async ({ page, open, t, language }) => {
    await open('/profile');
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await page.getByRole('button', { name: t('auth.login.google') }).click();
    await expect(page).toHaveURL(consent);
    const email = `omar-${randomUUID().slice(0, 8)}@gmail.com`;
    await page.getByRole('textbox').first().fill('عمر سعيد');
    await page.getByRole('textbox').last().fill(email);
    await page.getByRole('button', { name: /موافقة|Agree/ }).click();
    await expect(page).toHaveURL(at(language, '/profile'));
    await expect(field(page, t('account.fields.email'))).toHaveValue(email);
    await expect(field(page, t('account.fields.firstName'))).toHaveValue('عمر');
  },
);

test('returns to the login page with a reason after a cancelled Google sign-in', async ({
  page,
  open,
  t,
  language,
  seeToast,
}) => {
  await open('/login?redirect=' + at(language, '/profile'));
  await page.getByRole('button', { name: t('auth.login.google') }).click();
  await expect(page).toHaveURL(consent);
  await page.getByRole('button', { name: /إلغاء|Cancel/ }).click();
  await seeToast(t('auth.refusals.cancelled'));
  await expect(page.getByRole('main')).toContainText(t('auth.refusals.cancelled'));
  await expect(page).toHaveURL(at(language, `/login?redirect=${at(language, '/profile')}`));
});

test(
  'does not sign in with a code that this browser did not request',
  { tag: '@phone' },
  async ({ page, t }) => {
    await page.goto('/callback.html?code=11111111-1111-4111-8111-111111111111');
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/زاد/);
    await page.goto('/callback.html');
    await expect(page).toHaveURL(/\/login/);
    expect(t('auth.login.failed')).not.toBe('');
  },
);
