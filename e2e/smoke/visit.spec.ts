import { bookCard } from '../fixtures/cards.ts';
import { price } from '../fixtures/price.ts';
import { words } from '../fixtures/words.ts';
import { expect, test } from './visitor.ts';

const t = words('ar');

test('opens a book from the list, with its price', async ({ page }) => {
  await page.goto('/shop');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const link = page.locator(`${bookCard} h3 a`).first();
  const title = await link.innerText();
  await link.click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
});

test('applies and removes a filter', async ({ page }) => {
  await page.goto('/shop?availability=available');
  await expect(page.locator(bookCard).first()).toBeVisible();
  await page
    .getByRole('link', { name: t('common.clearFilters') })
    .first()
    .click();
  await expect(page).not.toHaveURL(/availability=/);
  await expect(page.locator(bookCard).first()).toBeVisible();
});

test('finds a book by its name', async ({ page, book }) => {
  await page.goto('/shop');
  const box = page.getByRole('main').getByRole('combobox', { name: t('catalogue.searchLabel') });
  await box.fill(book.name);
  await box.press('Enter');
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(page.locator(`${bookCard} a[href$="${book.path}"]`).first()).toBeVisible();
});

test('adds a book to the cart and removes it', async ({ page, book }) => {
  await page.goto(book.path);
  const main = page.getByRole('main');
  await expect(main.getByText(price('ar', book.price)).first()).toBeVisible();
  const title = await main.getByRole('heading', { level: 1 }).innerText();
  await main.getByRole('button', { name: t('cart.add') }).click();
  await expect(page.getByRole('button', { name: t('cart.count', { count: 1 }) })).toBeVisible();
  await page.goto('/cart');
  const line = main.getByRole('listitem').filter({ has: page.locator(`a[href$="${book.path}"]`) });
  await expect(line).toContainText(title);
  await expect(line).toContainText(book.price.toLocaleString('en', { minimumFractionDigits: 2 }));
  await main.getByRole('button', { name: t('cart.remove', { title }) }).click();
  await expect(page.getByRole('heading', { name: t('cart.empty.title') })).toBeVisible();
});

test('switches the language of a page, and back', async ({ page }) => {
  await page.goto('/shop?availability=available');
  const change = async (language: 'ar' | 'en', address: RegExp, direction: string) => {
    const name = words(language)('layout.otherLanguage');
    const link = page.getByRole('link', { name }).filter({ visible: true }).first();
    // The page's scripts add the filters to the link on hover; until they run it has none.
    const pointedAt = async () => {
      await page.mouse.move(0, 0);
      await link.hover();
      return link.getAttribute('href');
    };
    await expect.poll(pointedAt).toContain('availability=available');
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(page.locator(bookCard).first()).toBeVisible();
  };
  await change('ar', /\/en\/shop\?availability=available/, 'ltr');
  await change('en', /(?<!\/en)\/shop\?availability=available/, 'rtl');
});
