import { putIntoCart, words } from './cart.mjs';
import { cheapPhone } from './phone.mjs';

/**
 * The browser state of a shopper with a book in the cart who has signed in with the simulated Google: state for a new
 * context with an empty HTTP cache.
 */
export async function signedInShopper(browser, { shopUrl, product }) {
  const context = await browser.newContext(cheapPhone);
  try {
    const page = await context.newPage();
    await page.goto(product, { waitUntil: 'networkidle' });
    await putIntoCart(page);
    await page.goto(`${shopUrl}/checkout`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: words.auth.login.google, exact: true }).click();
    await page.locator('button.account').first().click();
    await page.waitForURL(`${shopUrl}/checkout`);
    return await context.storageState();
  } finally {
    await context.close();
  }
}
