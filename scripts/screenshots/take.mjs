// `npm run screenshots`: takes the screenshots of the README from a running local shop (`npm start`). SHOP_URL selects
// another shop, which must have the embedded backend because the script signs in with the simulated Google.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { PlainError } from '../lib/plain-error.mjs';
import { explained } from '../lib/run-until-stopped.mjs';
import { findBrowser } from '../lib/browser.mjs';
import { keepPicture } from './keep-picture.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'docs', 'screenshots');
const shop = process.env.SHOP_URL || 'http://localhost:3000';
const words = JSON.parse(readFileSync(join(root, 'messages', 'ar.json'), 'utf8'));

const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'ar-EG',
};
const desktop = { viewport: { width: 1280, height: 800 }, locale: 'en-US' };

const address = (path) => new URL(path, shop).href;
const button = (page, name) => page.getByRole('button', { name, exact: true }).first();

async function open(page, path) {
  await page.goto(address(path), { waitUntil: 'networkidle' });
}

async function take(page, name) {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.complete || !image.checkVisibility() || bottom < 0 || top > innerHeight;
    }),
  );
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ animations: 'allow' });
  console.log(await keepPicture(png, join(folder, `${name}.webp`)));
}

/** The addresses of a few books in the list. */
async function booksOf(page) {
  const links = page.locator('main a[href*="/product/"]');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const books = [...new Set(paths)];
  if (books.length < 3) throw new PlainError(`The shop at ${shop} has no books to be seen.`);
  return books;
}

/** Signs in with the simulated Google. */
async function signIn(page) {
  await button(page, words.auth.login.google).click();
  await page.locator('button.account').first().click();
  await page.waitForURL(address('/checkout'));
}

async function fillCheckout(page) {
  const { fields } = words.checkout;
  const field = (label) => page.getByRole('textbox', { name: label }).first();
  const select = (name) => page.locator(`select[name="${name}"]`);
  await select('countryId').locator('option').nth(200).waitFor({ state: 'attached' });
  await field(fields.phone).fill('01012345678');
  await field(fields.address).fill('12 شارع النيل، الدور 3');
  await select('cityId').selectOption({ index: 3 });
  await select('areaId').selectOption({ index: 2 });
  await page.getByText(words.checkout.summary.total, { exact: true }).waitFor();
  await page.evaluate(() => scrollTo(0, 0));
}

async function arabicPhone(browser) {
  const page = await browser.newPage({ ...phone, colorScheme: 'light' });
  await open(page, '/shop');
  const books = await booksOf(page);
  await take(page, 'shop-ar-phone');
  for (const [place, path] of books.slice(0, 2).entries()) {
    await open(page, path);
    if (place === 0) await take(page, 'product-ar-phone');
    await page
      .getByRole('button', { name: new RegExp(`^${words.cart.add}`) })
      .first()
      .click();
    await page.waitForFunction(
      (count) => JSON.parse(localStorage.getItem('cart-items') ?? '[]').length === count,
      place + 1,
    );
  }
  await open(page, '/cart');
  await take(page, 'cart-ar-phone');
  await open(page, '/checkout');
  await signIn(page);
  await fillCheckout(page);
  await take(page, 'checkout-ar-phone');
  return books;
}

async function englishDesktop(browser, [book]) {
  const light = await browser.newPage({ ...desktop, colorScheme: 'light' });
  await open(light, '/en/shop?course=first-term');
  await take(light, 'shop-en-desktop');
  const dark = await browser.newPage({ ...desktop, colorScheme: 'dark' });
  await open(dark, `/en${book}`);
  await take(dark, 'product-en-desktop-dark');
}

async function takeAll() {
  const answer = await fetch(address('/api/health')).catch(() => undefined);
  if (!answer?.ok)
    throw new PlainError(`No shop answers at ${shop}. Start it (npm start), or set SHOP_URL.`);
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    await englishDesktop(browser, await arabicPhone(browser));
  } finally {
    await browser.close();
  }
}

try {
  await takeAll();
} catch (error) {
  process.exitCode = explained(error);
}
