import { launchBrowser } from './browser.mjs';
import { blockingOverEmptyPage, paintBudgets } from './budgets.mjs';
import { serveEmptyPage } from './empty-page.mjs';
import { firstVisit } from './first-visit.mjs';
import { mediansInTurns } from './rounds.mjs';
import { signedInShopper } from './signed-in.mjs';
import { asMilliseconds, asTimes, note } from './table.mjs';

const rounds = 5;

/** Records the figures of one page next to those of the empty page in the same run. */
function notePage(name, page, empty, { paint, mainThread } = paintBudgets.others) {
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
  const emptyPage = await serveEmptyPage(emptyPort);
  const browser = await launchBrowser(launch);
  try {
    const { shop, product, landing, cart } = arabic;
    const storageState = await signedInShopper(browser, { shopUrl, product });
    const pages = {
      shop: { url: shop, budget: paintBudgets.shop },
      product: { url: product, budget: paintBudgets.product },
      landing: { url: landing },
      cart: { url: cart },
      login: { url: `${shopUrl}/login` },
      checkout: { url: `${shopUrl}/checkout`, storageState },
      'en shop': { url: english.shop, budget: paintBudgets.shop },
      'en product': { url: english.product, budget: paintBudgets.product },
    };
    const { empty, ...measured } = await mediansInTurns(
      { empty: emptyPage, ...pages },
      rounds,
      ({ url, storageState: state }) => firstVisit(browser, url, state),
    );
    for (const [figure, value] of Object.entries(empty))
      note(`empty page: ${figure}`, value, {}, asMilliseconds);
    for (const [name, page] of Object.entries(measured))
      notePage(name, page, empty, pages[name].budget);
  } finally {
    await browser.close();
    emptyPage.stop();
  }
}
