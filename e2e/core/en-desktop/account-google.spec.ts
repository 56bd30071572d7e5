import { randomUUID } from 'node:crypto';
import { field } from '../../fixtures/entrance.ts';
import { at } from '../../fixtures/http.ts';
import { expect, test } from '../../fixtures/shopper.ts';
import { stack } from '../../fixtures/stack.ts';

const consent = new RegExp(`^${stack.backendUrl}/google/`);

test('signs in with Google and opens the requested page', async ({ page, open, t, language }) => {
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
