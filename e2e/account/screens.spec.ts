import { field } from '../fixtures/entrance.ts';
import { expectForEverybody } from '../fixtures/screen.ts';
import { expect, test } from '../fixtures/signed-in.ts';

test('has an accessible profile', async ({ page, open, t, email }) => {
  await open('/profile');
  await expect(field(page, t('account.fields.email'))).toHaveValue(email);
  await expectForEverybody(page, 'profile');
});

test('has accessible forms with every error', async ({ page, open, t }) => {
  for (const name of ['login', 'signup']) {
    await open(`/${name}`);
    await page.getByRole('button', { name: t(`auth.${name}.submit`), exact: true }).click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
    await expectForEverybody(page, `${name}-faults`);
  }
});

test('fills in and submits the login form by keyboard', async ({ page, open, t }) => {
  await open('/signup');
  const name = field(page, t('auth.fields.fullName'));
  await name.focus();
  for (const typed of ['Mona El Sayed', 'mona', '0101234']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await expect(field(page, t('auth.fields.password'))).toBeFocused();
  await page.keyboard.type('tr7kks');
  await page.keyboard.press('Enter');
  const email = field(page, t('auth.fields.email'));
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(t('auth.faults.emailInvalid'));
});
