import { bookCard } from '../fixtures/cards.ts';
import { price } from '../fixtures/price.ts';
import { expect, test } from './visitor.ts';

test.use({ javaScriptEnabled: false });

test('shows the list and a book before any script runs', async ({ page, book }) => {
  await page.goto('/shop');
  await expect(page.locator(bookCard).first()).toBeVisible();
  await page.goto(book.path);
  // In the structured data, the name is followed by the owner and the subject.
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  expect(title).not.toBe('');
  expect(book.name.startsWith(title)).toBe(true);
  await expect(page.getByRole('main')).toContainText(price('ar', book.price));
});
