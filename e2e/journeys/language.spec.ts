import { expect, test } from '../fixtures/shopper.ts';

test('opens English on later visits once it is stored', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await page.goto('/shop?availability=available');
  await expect(page).toHaveURL(/\/en\/shop\?availability=available$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('stores no cookie for a visit', async ({ open, context, page }) => {
  await open('/shop');
  await open('/shop?page=2');
  await page.waitForLoadState('networkidle');
  expect(await context.cookies()).toEqual([]);
});
