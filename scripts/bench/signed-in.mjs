import { readFileSync } from 'node:fs';
import { cheapPhone } from './phone.mjs';

const words = JSON.parse(readFileSync(new URL('../../messages/ar.json', import.meta.url), 'utf8'));

/** The name of the button that puts a book into the cart. */
export const addToCart = new RegExp(`^${words.cart.add}`);

/**
 * What the browser of a shopper holds who has a book in the cart and has signed in, through the Google that the embedded
 * backend plays: state for a new context, with nothing of the shop's files in it.
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
