import { at } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { stack } from '../fixtures/stack.ts';

const consent = new RegExp(`^${stack.backendUrl}/google/`);

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
