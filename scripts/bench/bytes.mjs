import { launchBrowser } from './browser.mjs';
import { weightBudgets } from './budgets.mjs';
import { weighPage } from './page-weight.mjs';
import { cheapPhone } from './phone.mjs';
import { signedInShopper } from './signed-in.mjs';
import { asKibibytes, asShare, note } from './table.mjs';

const shownAs = { requests: String, fonts: String, flightShare: asShare };
const figures = [
  'script',
  'css',
  'font',
  'fonts',
  'html',
  'flightShare',
  'images',
  'total',
  'requests',
];

function noteWeight(name, weight) {
  for (const figure of figures) {
    const most = weightBudgets[name][figure];
    const budget = most === undefined ? {} : { most };
    note(`${name}: ${figure}`, weight[figure], budget, shownAs[figure] ?? asKibibytes);
  }
}

/** Measures the bytes of a first visit to public pages, and to a shopper's own with a book in the cart. */
export async function measureBytes({ shopUrl, pages, ...launch }) {
  const browser = await launchBrowser(launch);
  try {
    const { shop, product, cart } = pages;
    for (const [name, url] of Object.entries({ shop, product, cart }))
      noteWeight(name, await weighPage(browser, url, cheapPhone));
    const storageState = await signedInShopper(browser, { shopUrl, product });
    for (const name of ['checkout', 'profile'])
      noteWeight(
        name,
        await weighPage(browser, `${shopUrl}/${name}`, { ...cheapPhone, storageState }),
      );
  } finally {
    await browser.close();
  }
}
