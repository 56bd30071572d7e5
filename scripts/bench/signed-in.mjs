import { readFileSync } from 'node:fs';
import { cheapPhone } from './phone.mjs';

const words = JSON.parse(readFileSync(new URL('../../messages/ar.json', import.meta.url), 'utf8'));

/** The label of the button that adds a book to the cart. */
export const addToCart = new RegExp(`^${words.cart.add}`);

/**
 * The browser state of a shopper with a book in the cart who has signed in with the simulated Google: state for a new
 * context with an empty HTTP cache.
 */
export async function signedInShopper(browser, { shopUrl, product }) {
  const context = await browser.newContext(cheapPhone);
  try {
    const page = await context.newPage();
    await page.goto(product, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: addToCart }).first().click();
    await page.waitForFunction(() => localStorage.getItem('cart-items'));
    await page.goto(`${shopUrl}/checkout`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: words.auth.login.google, exact: true }).click();
    await page.locator('button.account').first().click();
    await page.waitForURL(`${shopUrl}/checkout`);
    return await context.storageState();
  } finally {
    await context.close();
  }
}
