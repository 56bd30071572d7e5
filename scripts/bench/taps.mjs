import { setTimeout as wait } from 'node:timers/promises';
import { searchFieldId } from '../../lib/catalogue/list-search-script.mjs';
import { launchBrowser } from './browser.mjs';
import { tapBudgets } from './budgets.mjs';
import { addButton, putIntoCart, words } from './cart.mjs';
import { percentile } from './load/statistics.mjs';
import { observeTap } from './observe-tap.mjs';
import { cheapPhone } from './phone.mjs';
import { resultsInTurns } from './rounds.mjs';
import { slowDown } from './slow-phone.mjs';
import { asMilliseconds, median, note } from './table.mjs';

const tries = 20;
const longestWait = 3_000;
/** Browsers report no shorter time from an event to the next paint. */
const shortestToPaint = 16;

/** What to tap on which page; `find` may perform preparatory steps. */
const taps = ({ shop, product }) => ({
  'add to cart, product page': { url: product, find: addButton },
  'add to cart, /shop': { url: shop, find: addButton },
  'a filter, /shop': {
    url: shop,
    find: async (page) => {
      await page.locator('[data-slot=filter-bar] button').tap();
      return page
        .locator('[data-slot=filter-sheet] [data-slot=facet-list] a:not([aria-current])')
        .first();
    },
  },
  'a chip, /shop': {
    url: shop,
    find: (page) => page.locator('[data-slot=filter-chips] a').first(),
  },
  'the cart with a book, /shop': {
    url: shop,
    find: async (page) => {
      await putIntoCart(page);
      await page.waitForLoadState('networkidle');
      return page.getByRole('banner').locator('a[href$="/cart"]:visible').first();
    },
  },
  'one more, cart': {
    url: product,
    find: async (page) => {
      await putIntoCart(page);
      await page.goto(new URL('/cart', product).href, { waitUntil: 'networkidle' });
      const [more] = words.cart.increase.split('{');
      return page.getByRole('main').getByRole('button', { name: more.trim() }).first();
    },
  },
  'a suggestion, /shop': {
    url: shop,
    find: async (page) => {
      await page.locator(`#${searchFieldId}`).pressSequentially('كيم');
      // Not the options of selects.
      return page.locator('[role=option]').first();
    },
  },
  'a book, /shop': {
    url: shop,
    find: async (page) => page.locator('[data-slot=product-grid] h3 a').first(),
  },
});

/** Opens the page at full speed, then slows down network and CPU, and taps. */
async function tapOnce(browser, { url, find }) {
  const context = await browser.newContext(cheapPhone);
  const measured = { visible: Infinity, nextPaint: shortestToPaint };
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    const target = await find(page);
    await target.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await page.exposeFunction('benchTapped', (values) => Object.assign(measured, values));
    await page.evaluate(observeTap);
    await slowDown(page);
    // Waits until the throttling is in effect.
    await wait(500);
    await target.tap({ noWaitAfter: true });
    const deadline = Date.now() + longestWait;
    while (measured.visible === Infinity && Date.now() < deadline) await wait(50);
    // The browser reports a tap's events with a delay.
    await wait(300);
    return measured;
  } finally {
    await context.close();
  }
}

/** How fast a loaded page responds to a tap on a phone with a slow CPU and network. */
export async function measureTaps({ pages, ...launch }) {
  const browser = await launchBrowser(launch);
  try {
    const measured = await resultsInTurns(taps(pages), tries, (tap) => tapOnce(browser, tap));
    for (const [name, results] of Object.entries(measured)) {
      // As INP is judged, which is the visitor's longest interaction.
      const nextPaint = percentile(
        results.map((result) => result.nextPaint),
        0.75,
      );
      const visible = median(results.map((result) => result.visible));
      note(
        `tap on ${name}: next paint, p75`,
        nextPaint,
        { most: tapBudgets.nextPaint },
        asMilliseconds,
      );
      note(
        `tap on ${name}: something changes`,
        visible,
        { most: tapBudgets.visible },
        asMilliseconds,
      );
    }
  } finally {
    await browser.close();
  }
}
