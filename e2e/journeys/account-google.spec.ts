import { randomUUID } from 'node:crypto';
import { field } from '../fixtures/entrance.ts';
import { at } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { stack } from '../fixtures/stack.ts';

const consent = new RegExp(`^${stack.backendUrl}/google/`);

test('with Google, on to where the shopper was going', async ({ page, open, t, language }) => {
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
});

test('who changes their mind at Google is back at the login page, and knows why', async ({
  page,
  open,
  t,
  language,
}) => {
  await open('/login?redirect=' + at(language, '/profile'));
  await page.getByRole('button', { name: t('auth.login.google') }).click();
  await expect(page).toHaveURL(consent);
  await page.getByRole('button', { name: /إلغاء|Cancel/ }).click();
  await expect(page.getByRole('region', { name: t('layout.notifications') })).toContainText(
    t('auth.refusals.cancelled'),
  );
  await expect(page.getByRole('main')).toContainText(t('auth.refusals.cancelled'));
  await expect(page).toHaveURL(at(language, `/login?redirect=${at(language, '/profile')}`));
});

test('a code that nobody asked for signs nobody in', { tag: '@once' }, async ({ page, t }) => {
  await page.goto('/callback.html?code=11111111-1111-4111-8111-111111111111');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/زاد/);
  await page.goto('/callback.html');
  await expect(page).toHaveURL(/\/login/);
  expect(t('auth.login.failed')).not.toBe('');
});
