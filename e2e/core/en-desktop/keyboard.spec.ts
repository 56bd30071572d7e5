import { bookCard } from '../../fixtures/cards.ts';
import { expect, test } from '../../fixtures/shopper.ts';

test('searches, opens a book and returns by keyboard', async ({ page, open, t }) => {
  await open('/shop');
  const box = page.getByRole('main').getByRole('combobox', { name: t('catalogue.searchLabel') });
  await box.focus();
  await page.keyboard.type('فيزياء');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=/);
  const card = page.locator(`${bookCard} h3 a`).first();
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/q=/);
});
