import { fileURLToPath } from 'node:url';
import { findBrowser } from '../lib/browser.mjs';
import { startTestShop } from './test-shop.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * Starts the test shop before the browser tests, which find its addresses and keys in the environment, unless
 * `SHOP_URL` names another shop. Returns what stops it.
 */
export default async function setUp() {
  process.env.CHROME_PATH = await findBrowser();
  if (process.env.SHOP_URL) return;
  const cleanUps = [];
  const tearDown = async () => {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  };
  try {
    const shop = await startTestShop({ root, report: console.log, cleanUps });
    await shop.open();
    Object.assign(process.env, shop.env);
  } catch (error) {
    await tearDown();
    throw error;
  }
  return tearDown;
}
