import { expect, test } from '../fixtures/shopper.ts';

test('opens the menu on a phone, closes it with Escape, and returns the focus', async ({
  page,
  open,
  t,
}) => {
  await open('/shop');
  const menu = page.getByRole('button', { name: t('layout.menu') });
  await menu.focus();
  await page.keyboard.press('Enter');
  const shopLink = page
    .locator('#site-menu')
    .getByRole('link', { name: t('layout.shop'), exact: true });
  await expect(shopLink).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shopLink).toBeHidden();
  await expect(menu).toBeFocused();
});
