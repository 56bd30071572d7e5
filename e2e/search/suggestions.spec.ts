import type { Page } from '@playwright/test';
import { readListing, readSuggestions } from '../fixtures/backend.ts';
import { at } from '../fixtures/http.ts';
import { bookCount } from '../fixtures/lists.ts';
import { expectForEverybody } from '../fixtures/screen.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { painted } from '../fixtures/time.ts';
import { recordSearches } from '../fixtures/typing.ts';
import type { Translator } from '../fixtures/words.ts';

const beginning = 'الأح';
const searchBox = (page: Page, t: Translator) =>
  page.getByRole('main').getByRole('combobox', { name: t('catalogue.searchLabel') });
const list = (page: Page, t: Translator) =>
  page.getByRole('listbox', { name: t('layout.suggestions.label') });

/** Whether the option in the combobox's `aria-activedescendant` is the one marked as selected. */
const isActiveOptionSelected = (box: Element): boolean =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.ariaSelected === 'true';

test(
  'suggests books, which arrow keys select and Enter opens',
  { tag: ['@core-desktop', '@ar-desktop'] },
  async ({ page, open, t, language }) => {
    const { queries, products, owners, subjects } = await readSuggestions(beginning);
    const book = products[0]!;
    await page.clock.install();
    await open('/shop');
    const box = searchBox(page, t);
    await box.pressSequentially(beginning);
    const options = list(page, t).getByRole('option');
    const count = queries.length + products.length + owners.length + subjects.length;
    await expect(options).toHaveCount(count + 1);
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    for (let press = 0; press <= queries.length; press += 1) await box.press('ArrowDown');
    const active = list(page, t).getByRole('option', { selected: true });
    await expect(active).toContainText(
      language === 'en' && book.name_en ? book.name_en : book.product_name,
    );
    // In a single evaluation: the list that typing requests replaces the field and its ids.
    await expect.poll(() => box.evaluate(isActiveOptionSelected)).toBe(true);
    await expect(box).toBeFocused();
    await box.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${at(language, `/product/${book.sku}`)}$`));
    // The search that typing had started does not follow, either.
    const searches = recordSearches(page);
    await page.clock.fastForward(5_000);
    await painted(page);
    expect(searches).toEqual([]);
    await expect(page).toHaveURL(/\/product\//);
  },
);

test(
  'keeps suggestions open when the list below changes; Escape closes them, then clears the field',
  { tag: '@core-desktop' },
  async ({ page, open, t }) => {
    await open('/shop');
    const box = searchBox(page, t);
    await box.pressSequentially(beginning);
    await expect(list(page, t)).toBeVisible();
    await box.press('ArrowDown');
    const active = list(page, t).getByRole('option', { selected: true });
    const chosen = await active.textContent();
    await expect(page).toHaveURL(/[?&]q=/);
    await expect(box).toBeFocused();
    await expect(active).toHaveText(chosen!);
    await box.press('Escape');
    await expect(list(page, t)).toHaveCount(0);
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toHaveValue(beginning);
    await box.press('Escape');
    await expect(box).toHaveValue('');
    await expect(page).not.toHaveURL(/[?&]q=/);
  },
);

test(
  'suggests the text itself last, and closes the suggestions with Tab',
  { tag: '@core-desktop' },
  async ({ page, open, t }) => {
    await open('/shop?availability=available');
    const box = searchBox(page, t);
    await box.pressSequentially(beginning);
    await expect(list(page, t)).toBeVisible();
    await box.press('Tab');
    await expect(list(page, t)).toHaveCount(0);
    await box.focus();
    await box.press('ArrowDown');
    await expect(list(page, t)).toBeVisible();
    await list(page, t).getByRole('option').last().click();
    await expect(page).toHaveURL(/q=.*availability=available/);
    await expect(list(page, t)).toHaveCount(0);
  },
);

test(
  'lets typing continue when suggestions fail',
  { tag: '@core-desktop' },
  async ({ page, open, t, expectedTrouble }) => {
    expectedTrouble.push(/shop_suggest/);
    await page.route(/\/rpc\/shop_suggest/, (route) => route.abort());
    await open('/shop');
    const box = searchBox(page, t);
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('shop_suggest'),
    );
    await box.pressSequentially(beginning);
    await failed;
    await expect(page).toHaveURL(/[?&]q=/);
    await expect(box).toHaveValue(beginning);
    await expect(list(page, t)).toHaveCount(0);
  },
);

test(
  'shows what a misspelt search was corrected to',
  { tag: '@core-desktop' },
  async ({ page, open, t }) => {
    const typed = 'فزياء';
    const { total, search } = await readListing({ p_q: typed });
    const corrected = search?.corrected ?? '';
    expect(corrected).not.toBe('');
    await open(`/shop?q=${encodeURIComponent(typed)}`);
    const main = page.getByRole('main');
    await expect(main.getByText(typed).first()).toBeVisible();
    await expect(bookCount(page, t, total)).toBeVisible();
    await main.getByRole('link', { name: corrected, exact: true }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === corrected);
  },
);

test(
  'turns a price in a search into a limit that can be removed',
  { tag: '@core-desktop' },
  async ({ page, open, t }) => {
    const { total, products, search } = await readListing({ p_q: 'فيزياء أقل من 155' });
    expect(search?.understood.limits).toMatchObject({ below: 155 });
    expect(total).toBeGreaterThan(0);
    for (const { retail_price } of products) expect(retail_price).toBeLessThan(155);
    await open(`/shop?q=${encodeURIComponent('فيزياء أقل من 155')}`);
    await expect(bookCount(page, t, total)).toBeVisible();
    const limit = page.getByRole('link', {
      name: t('catalogue.filters.price.below', { below: 155 }),
    });
    await limit.click();
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === search?.words.join(' '));
    await expect(limit).toHaveCount(0);
  },
);

test(
  'turns a school year in a search into a filter that can be removed',
  { tag: '@core-desktop' },
  async ({ page, open, t }) => {
    await open(`/shop?q=${encodeURIComponent('فيزياء تالتة ثانوي')}`);
    const year = page.getByRole('link', { name: t('catalogue.filters.grade.label') });
    await expect(year.filter({ hasText: t('catalogue.filters.grade.3') })).toBeVisible();
    await year.filter({ hasText: t('catalogue.filters.grade.3') }).click();
    await expect(page).toHaveURL((url) => !url.searchParams.get('q')?.includes('ثانوي'));
    await expect(page.getByRole('main').getByText(t('catalogue.search.understood'))).toHaveCount(0);
  },
);

test(
  'suggests books in the header of any page',
  { tag: '@core-phone' },
  async ({ page, open, t, language, isMobile }) => {
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
    // The first Escape closes the suggestions, not the sheet.
    await expect(field).toBeVisible();
    await field.press('ArrowDown');
    await option.click();
    await expect(page).toHaveURL(new RegExp(`${at(language, `/product/${book.sku}`)}$`));
    await expect(page.locator(':popover-open')).toHaveCount(0);
    await expect(page.getByRole('listbox')).toHaveCount(0);
  },
);

test('has accessible suggestions', { tag: '@core-phone' }, async ({ page, open, t }) => {
  // Otherwise the next list could replace this one during axe's analysis.
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

test(
  'offers subjects and contact after a search without results',
  { tag: '@core-phone' },
  async ({ page, open, t }) => {
    await open('/shop?q=zzzzqqqq');
    const subjects = page.getByRole('navigation', { name: t('catalogue.subjects.title') });
    await expect(subjects.getByRole('link').first()).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('catalogue.empty.ask') })
      .click();
    await expect(page).toHaveURL(/\/contact$/);
  },
);
