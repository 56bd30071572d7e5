import type { Page } from '@playwright/test';
import { readListing, readSuggestions } from '../../fixtures/backend.ts';
import { at } from '../../fixtures/http.ts';
import { bookCount } from '../../fixtures/lists.ts';
import { expect, test } from '../../fixtures/shopper.ts';
import { painted } from '../../fixtures/time.ts';
import { recordSearches } from '../../fixtures/typing.ts';
import type { Translator } from '../../fixtures/words.ts';

const beginning = 'الأح';

const searchBox = (page: Page, t: Translator) =>
  page.getByRole('main').getByRole('combobox', { name: t('catalogue.searchLabel') });
const list = (page: Page, t: Translator) =>
  page.getByRole('listbox', { name: t('layout.suggestions.label') });

/** Whether the option that a combobox names as its active one is the one marked as selected. */
const isActiveOptionSelected = (box: Element): boolean =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.ariaSelected === 'true';

test('suggests books, which arrow keys select and Enter opens', async ({
  page,
  open,
  t,
  language,
}) => {
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
  // At one moment: the list that typing searches for brings another field, with other ids.
  await expect.poll(() => box.evaluate(isActiveOptionSelected)).toBe(true);
  await expect(box).toBeFocused();
  await box.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${at(language, `/product/${book.sku}`)}$`));
  // Nor does the search that typing had started come after it.
  const searches = recordSearches(page);
  await page.clock.fastForward(5_000);
  await painted(page);
  expect(searches).toEqual([]);
  await expect(page).toHaveURL(/\/product\//);
});

test('keeps suggestions open when the list below changes; Escape closes them, then clears the field', async ({
  page,
  open,
  t,
}) => {
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
});

test('suggests the text itself last, and closes the suggestions with Tab', async ({
  page,
  open,
  t,
}) => {
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
});

test('lets typing continue when suggestions fail', async ({ page, open, t, expectedTrouble }) => {
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
});

test('shows what a misspelt search was corrected to', async ({ page, open, t }) => {
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
});

test('turns a price in a search into a limit that can be removed', async ({ page, open, t }) => {
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
});

test('turns a school year in a search into a filter that can be removed', async ({
  page,
  open,
  t,
}) => {
  await open(`/shop?q=${encodeURIComponent('فيزياء تالتة ثانوي')}`);
  const year = page.getByRole('link', { name: t('catalogue.filters.grade.label') });
  await expect(year.filter({ hasText: t('catalogue.filters.grade.3') })).toBeVisible();
  await year.filter({ hasText: t('catalogue.filters.grade.3') }).click();
  await expect(page).toHaveURL((url) => !url.searchParams.get('q')?.includes('ثانوي'));
  await expect(page.getByRole('main').getByText(t('catalogue.search.understood'))).toHaveCount(0);
});
