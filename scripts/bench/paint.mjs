import { chromium } from '@playwright/test';
import { blockingOverEmptyPage, paintBudgets } from './budgets.mjs';
import { serveEmptyPage } from './empty-page.mjs';
import { firstVisit } from './first-visit.mjs';
import { mediansInTurns } from './rounds.mjs';
import { signedInShopper } from './signed-in.mjs';
import { asMilliseconds, asTimes, note } from './table.mjs';

const rounds = 5;

/** Records the figures of one page next to those of the empty page in the same run. */
function notePage(name, kind, page, empty) {
  const { paint, mainThread } = { ...paintBudgets.all, ...paintBudgets[kind] };
  const noteRatio = (figure, key, most) => {
    if (!page[key]) return note(`${name}: ${figure}`, 'not reported by the browser');
    note(`${name}: ${figure}`, page[key], {}, asMilliseconds);
    note(`${name}: ${figure}, times the empty page`, page[key] / empty[key], { most }, asTimes);
  };
  noteRatio('first paint', 'firstPaint', paint);
  noteRatio('largest paint', 'largestPaint', paint);
  noteRatio('work of the main thread', 'mainThread', mainThread);
  const mostBlocking = empty.blocking + blockingOverEmptyPage;
  note(`${name}: blocking`, page.blocking, { most: mostBlocking }, asMilliseconds);
  note(`${name}: layout shift`, page.shift, { most: 0 }, (shift) => shift.toFixed(3));
}

/**
 * Measures first visits on a slow phone and network: public pages, the form to sign in, and the checkout of a shopper
 * with a book in the cart.
 */
export async function measurePaint({ shopUrl, arabic, english, emptyPort, ...launch }) {
  const { browserPath, browserFlags } = launch;
  const emptyPage = await serveEmptyPage(emptyPort);
  const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags });
  try {
    const { product } = arabic;
    const shopper = await signedInShopper(browser, { shopUrl, product });
    const pages = {
      ...arabic,
      login: `${shopUrl}/login`,
      checkout: `${shopUrl}/checkout`,
      'en shop': english.shop,
      'en product': english.product,
    };
    const withState = { checkout: shopper };
    const { empty, ...measured } = await mediansInTurns(
      { empty: emptyPage.url, ...pages },
      rounds,
      (url, name) => firstVisit(browser, url, withState[name]),
    );
    for (const [figure, value] of Object.entries(empty))
      note(`empty page: ${figure}`, value, {}, asMilliseconds);
    for (const [name, page] of Object.entries(measured))
      notePage(name, name.replace(/^en /, ''), page, empty);
  } finally {
    await browser.close();
    emptyPage.stop();
  }
}
