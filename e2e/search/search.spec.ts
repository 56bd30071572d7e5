import { readListing } from '../fixtures/backend.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { stopTime } from '../fixtures/time.ts';
import { isSearch, recordSearches } from '../fixtures/typing.ts';

const words = 'الأحياء';

test(
  'searches automatically after a pause in typing, from page 1',
  { tag: '@core-desktop' },
  async ({ page, open, t }) => {
    const { total } = await readListing({ p_q: words });
    await page.clock.install();
    await open('/shop?page=2');
    const searches = recordSearches(page);
    const box = page.getByRole('main').getByRole('combobox', { name: t('catalogue.searchLabel') });
    await expect(box).toHaveAttribute('placeholder', t('catalogue.searchPlaceholder'));
    await stopTime(page);
    await box.fill(words);
    await page.clock.runFor(750);
    expect(searches).toEqual([]);
    await page.clock.runFor(250);
    await page.clock.resume();
    await expect(page).toHaveURL(/[?&]q=/);
    await expect(page).not.toHaveURL(/page=/);
    await expect(page.getByRole('main')).toContainText(String(total));
    await expect(box).toHaveValue(words);
  },
);

test(
  'Enter searches without waiting for a pause in typing',
  { tag: '@core-desktop' },
  async ({ page, open, t }) => {
    await page.clock.install();
    await open('/shop');
    const box = page.getByRole('main').getByRole('combobox', { name: t('catalogue.searchLabel') });
    await stopTime(page);
    await box.fill(words);
    const request = page.waitForRequest(isSearch);
    await box.press('Enter');
    await request;
    await page.clock.resume();
    await expect(page).toHaveURL(/[?&]q=/);
  },
);

test(
  'keeps the filters in a search, and restores the previous list on Back',
  { tag: '@core-desktop' },
  async ({ page, open, t }) => {
    await open('/shop?availability=available');
    const box = page.getByRole('main').getByRole('combobox', { name: t('catalogue.searchLabel') });
    await box.fill(words);
    await box.press('Enter');
    await expect(page).toHaveURL(/q=.*availability=available|availability=available.*q=/);
    await page.goBack();
    await expect(page).toHaveURL(/\/shop\?availability=available$/);
  },
);

test(
  'reports a search without results and offers alternatives',
  { tag: '@core-desktop' },
  async ({ page, open, t }) => {
    await open('/shop?q=zzzzqqqq');
    await expect(page.getByText(t('catalogue.empty.title'))).toBeVisible();
    await expect(page.getByText(t('catalogue.empty.text'))).toBeVisible();
    await page
      .getByRole('link', { name: t('common.clearFilters') })
      .first()
      .click();
    await expect(page).not.toHaveURL(/q=/);
  },
);

test(
  'announces the number of results to screen readers',
  { tag: '@core-desktop' },
  async ({ page, open, t }) => {
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
  },
);
