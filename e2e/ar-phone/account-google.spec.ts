import { expect, test } from '../fixtures/shopper.ts';

test('does not sign in with a code that this browser did not request', async ({ page, t }) => {
  await page.goto('/callback.html?code=11111111-1111-4111-8111-111111111111');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/زاد/);
  await page.goto('/callback.html');
  await expect(page).toHaveURL(/\/login/);
  expect(t('auth.login.failed')).not.toBe('');
});
