import { field } from '../fixtures/entrance.ts';
import { expectForEverybody } from '../fixtures/screen.ts';
import { expect, test } from '../fixtures/signed-in.ts';

test('the profile is for everybody', async ({ page, open, t, email }) => {
  await open('/profile');
  await expect(field(page, t('account.fields.email'))).toHaveValue(email);
  await expectForEverybody(page, 'profile');
});

test('forms with every fault are for everybody', async ({ page, open }) => {
  for (const name of ['login', 'signup']) {
    await open(`/${name}`);
    await page.locator('main button[type="submit"]').click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
    await expectForEverybody(page, `${name}-faults`);
  }
});

test('a form at the door is filled in and sent without a mouse', async ({ page, open, t }) => {
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
