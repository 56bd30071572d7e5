import { readProduct } from '../fixtures/backend.ts';
import { at } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/shopper.ts';

test(
  'keeps the page and its filters when the language is switched, and stores the choice',
  { tag: '@core-desktop' },
  async ({ page, open, t, language, context }) => {
    const other = language === 'ar' ? 'en' : 'ar';
    const { sku } = await readProduct('select=*&name_en=not.is.null');
    for (const path of ['/shop?page=2&availability=available', '/shop?q=test', `/product/${sku}`]) {
      await open(path);
      const menu = page.getByRole('button', { name: t('layout.menu') });
      const switcher = page.getByRole('link', { name: t('layout.otherLanguage') });
      if (!(await switcher.first().isVisible()) && (await menu.isVisible())) await menu.click();
      await switcher.filter({ visible: true }).first().click();
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      const address = new URL(page.url());
      const expected = new URL(at(other, path), address);
      expect(address.pathname).toBe(expected.pathname);
      expect(Object.fromEntries(address.searchParams)).toEqual(
        Object.fromEntries(expected.searchParams),
      );
      const stored = (await context.cookies()).find(({ name }) => name === 'language');
      expect(stored?.value).toBe(other);
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(other);
      await context.clearCookies();
    }
  },
);

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
