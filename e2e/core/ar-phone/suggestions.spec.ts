import { readSuggestions } from '../../fixtures/backend.ts';
import { at } from '../../fixtures/http.ts';
import { expectForEverybody } from '../../fixtures/screen.ts';
import { expect, test } from '../../fixtures/shopper.ts';

const beginning = 'الأح';

test('suggests books in the header of any page', async ({ page, open, t, language, isMobile }) => {
  const { queries, products, owners, subjects } = await readSuggestions(beginning);
  const book = products[0]!;
  await open('/about');
  if (isMobile) await page.getByRole('button', { name: t('layout.searchShop') }).click();
  const field = page.getByRole('banner').getByRole('combobox');
  await field.pressSequentially(beginning);
  const option = page.locator(`[role="option"][href$="/product/${book.sku}"]`);
  await expect(option).toBeVisible();
  const count = queries.length + products.length + owners.length + subjects.length;
  await expect(
    page.locator('[aria-live="polite"]').getByText(t('layout.suggestions.count', { count })),
  ).toBeAttached();
  expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await field.press('Escape');
  await expect(option).toHaveCount(0);
  // The first Escape is the suggestions', not the sheet's.
  await expect(field).toBeVisible();
  await field.press('ArrowDown');
  await option.click();
  await expect(page).toHaveURL(new RegExp(`${at(language, `/product/${book.sku}`)}$`));
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('has accessible suggestions', async ({ page, open, t }) => {
  // The list that would arrive while axe looks at this one.
  await open(`/shop?q=${encodeURIComponent(beginning)}`);
  const box = page.getByRole('main').getByRole('combobox', { name: t('catalogue.searchLabel') });
  await box.focus();
  // The keys work once their script has loaded.
  await expect(async () => {
    await box.press('ArrowDown');
    await expect(page.getByRole('listbox')).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await box.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toBeVisible();
  await expectForEverybody(page, 'suggestions');
  await expect(page.getByRole('listbox')).toBeVisible();
});

test('offers subjects and contact after a search without results', async ({ page, open, t }) => {
  await open('/shop?q=zzzzqqqq');
  const subjects = page.getByRole('navigation', { name: t('catalogue.subjects.title') });
  await expect(subjects.getByRole('link').first()).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('catalogue.empty.ask') })
    .click();
  await expect(page).toHaveURL(/\/contact$/);
});
