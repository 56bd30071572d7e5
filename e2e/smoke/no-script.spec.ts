import { bookCard } from '../fixtures/cards.ts';
import { expect, test } from './visitor.ts';

test.use({ javaScriptEnabled: false });

test('the list and a book can be read before any script runs', async ({ page, book }) => {
  await page.goto('/shop');
  await expect(page.locator(bookCard).first()).toBeVisible();
  await page.goto(book.path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(book.name);
  await expect(page.getByRole('main')).toContainText(
    book.price.toLocaleString('en', { minimumFractionDigits: 2 }),
  );
});
