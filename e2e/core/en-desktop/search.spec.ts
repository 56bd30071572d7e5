import { readListing } from '../../fixtures/backend.ts';
import { expect, test } from '../../fixtures/shopper.ts';

const words = 'الأحياء';

test('typing searches by itself after a while, from page 1', async ({ page, open, t }) => {
  const { total } = await readListing({ p_q: words });
  await open('/shop?page=2');
  const box = page.getByRole('main').getByRole('combobox', { name: t('catalogue.searchLabel') });
  await expect(box).toHaveAttribute('placeholder', t('catalogue.searchPlaceholder'));
  const began = Date.now();
  await box.fill(words);
  await expect(page).toHaveURL(/[?&]q=/, { timeout: 5_000 });
  expect(Date.now() - began).toBeGreaterThanOrEqual(750);
  await expect(page).not.toHaveURL(/page=/);
  await expect(page.getByRole('main')).toContainText(String(total));
  await expect(box).toHaveValue(words);
});

test('Enter searches without waiting for a pause in typing', async ({ page, open, t }) => {
  await page.clock.install();
  await open('/shop');
  const box = page.getByRole('main').getByRole('combobox', { name: t('catalogue.searchLabel') });
  await page.clock.pauseAt(Date.now() + 1_000);
  await box.fill(words);
  const asked = page.waitForRequest(/[?&]q=/);
  await box.press('Enter');
  await asked;
  await page.clock.resume();
  await expect(page).toHaveURL(/[?&]q=/);
});

test('a search keeps the filters, and the back button brings the list before it', async ({
  page,
  open,
  t,
}) => {
  await open('/shop?availability=available');
  const box = page.getByRole('main').getByRole('combobox', { name: t('catalogue.searchLabel') });
  await box.fill(words);
  await box.press('Enter');
  await expect(page).toHaveURL(/q=.*availability=available|availability=available.*q=/);
  await page.goBack();
  await expect(page).toHaveURL(/\/shop\?availability=available$/);
});

test('a search that finds nothing says so and offers a way out', async ({ page, open, t }) => {
  await open('/shop?q=zzzzqqqq');
  await expect(page.getByText(t('catalogue.empty.title'))).toBeVisible();
  await expect(page.getByText(t('catalogue.empty.text'))).toBeVisible();
  await page
    .getByRole('link', { name: t('common.clearFilters') })
    .first()
    .click();
  await expect(page).not.toHaveURL(/q=/);
});

test('the number of results is announced to who cannot see it', async ({ page, open, t }) => {
  const { total } = await readListing({ p_q: words });
  await open('/shop');
  const box = page.getByRole('main').getByRole('combobox', { name: t('catalogue.searchLabel') });
  await box.fill(words);
  await box.press('Enter');
  await expect(
    page
      .locator('[aria-live="polite"], [role="status"]')
      .filter({ hasText: String(total) })
      .first(),
  ).toBeAttached();
});
