import { setTimeout as wait } from 'node:timers/promises';
import { launchBrowser } from './browser.mjs';
import { navigationBudgets } from './budgets.mjs';
import { saveData } from './page-weight.mjs';
import { cheapPhone } from './phone.mjs';
import { mediansInTurns } from './rounds.mjs';
import { slowDown } from './slow-phone.mjs';
import { asKibibytes, asMilliseconds, note } from './table.mjs';

const rounds = 5;
/** By then the work that a page does when it is idle has started and ended, on slow 4G. */
const idleMs = 6_000;
const coversMs = 3_000;
const longestWait = 20_000;

/**
 * Runs in the page. Resolves to the milliseconds from the next lifted finger to the frame in which the page's heading
 * begins with `text`.
 */
function paintOfHeading(text) {
  window.benchHeading = new Promise((resolve) => {
    addEventListener(
      'pointerup',
      ({ timeStamp }) => {
        const look = () => {
          // The page that is left may stay in the document, hidden.
          const headings = [...document.querySelectorAll('h1')].filter((h1) => h1.offsetParent);
          const isThere = headings.some((h1) => h1.textContent.trim().startsWith(text));
          if (!isThere) return requestAnimationFrame(look);
          // A message posted within a frame is received after that frame.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          return port2.postMessage(undefined);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

/** Milliseconds from a tap on a link to the painted heading of its page, once the covers around it have loaded. */
async function followed(page, link, heading) {
  await link.scrollIntoViewIfNeeded();
  await wait(coversMs);
  await page.evaluate(paintOfHeading, heading);
  await link.tap({ noWaitAfter: true });
  return await Promise.race([
    page.evaluate(() => window.benchHeading),
    wait(longestWait).then(() => longestWait),
  ]);
}

/** Counts what the page requests from now on: bytes on the wire, and addresses that are requested twice. */
async function watchRequests(page) {
  const network = await page.context().newCDPSession(page);
  const seen = { bytes: 0, addresses: [] };
  await network.send('Network.enable');
  network.on('Network.requestWillBeSent', ({ request }) => seen.addresses.push(request.url));
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    seen.bytes += encodedDataLength;
  });
  return seen;
}

/** Opens `url` on a slow phone and waits until everything that it loads on its own has arrived. */
async function settledPage(browser, url, { savesData }) {
  const context = await browser.newContext(cheapPhone);
  const page = await context.newPage();
  if (savesData) await page.addInitScript(saveData);
  await slowDown(page);
  const seen = await watchRequests(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await wait(idleMs);
  return { context, page, bytes: seen.bytes };
}

const books = (page) => page.locator('[data-slot=product-grid] h3 a');

/** The first book of the list and one out of sight, back, and the same again. */
async function visit(browser, shop) {
  const saving = await settledPage(browser, shop, { savesData: true });
  await saving.context.close();
  const { context, page, bytes } = await settledPage(browser, shop, { savesData: false });
  try {
    const open = async (at) => {
      const link = books(page).nth(at);
      return followed(page, link, await link.textContent());
    };
    const back = async () => {
      await page.goBack({ waitUntil: 'commit' });
      await books(page).first().waitFor();
      await wait(1_000);
    };
    const visible = await open(0);
    await back();
    const other = await open(11);
    await wait(1_000);
    await back();
    const again = await open(11);
    return { visible, other, again, extra: bytes - saving.bytes };
  } finally {
    await context.close();
  }
}

/** How long it takes from a tap on a book to its page, on a first visit with a slow phone and network. */
export async function measureNavigation({ pages, ...launch }) {
  const browser = await launchBrowser(launch);
  try {
    const { list } = await mediansInTurns({ list: pages.shop }, rounds, (shop) =>
      visit(browser, shop),
    );
    const { first, seen, extraBytes } = navigationBudgets;
    note('tap on the first book: its heading', list.visible, { most: first }, asMilliseconds);
    note('tap on another book: its heading', list.other, { most: first }, asMilliseconds);
    note('tap on a book seen before: its heading', list.again, { most: seen }, asMilliseconds);
    note('/shop: loaded in advance', list.extra, { most: extraBytes }, asKibibytes);
  } finally {
    await browser.close();
  }
}
