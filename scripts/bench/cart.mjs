import { readFileSync } from 'node:fs';

/** The shop's Arabic messages. */
export const words = JSON.parse(
  readFileSync(new URL('../../messages/ar.json', import.meta.url), 'utf8'),
);

/** The first button of a page that adds a book to the cart. */
export const addButton = (page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${words.cart.add}`) })
    .first();

/** Adds the first book of a page to the cart. */
export async function putIntoCart(page) {
  await addButton(page).tap();
  await page.waitForFunction(() => localStorage.getItem('cart-items'));
}
