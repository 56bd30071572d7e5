import { weightBudgets } from '../../scripts/bench/budgets.mjs';
import { weighPage } from '../../scripts/bench/page-weight.mjs';
import { readProduct } from '../fixtures/backend.ts';
import { phone } from '../fixtures/devices.ts';
import { at } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/shopper.ts';

const kibibytes = (count: number) => count * 1024;

/**
 * The weight of a first visit, with a margin. Since elements are styled with utilities, documents exceed their budgets:
 * every page contains the utilities of all pages, and the names of the classes twice.
 */
const weightCeilings = {
  shop: { ...weightBudgets.shop, html: kibibytes(60) },
  product: { ...weightBudgets.product, html: kibibytes(40) },
  // Rendered for each visitor. With Next's `cachedNavigations`, the page would contain its static part twice.
  login: { css: 0, html: kibibytes(35) },
  cart: { script: weightBudgets.cart.script },
};

test('keeps the weight of a first visit', async ({ browser, baseURL, language }) => {
  const { sku } = await readProduct('select=*&available=is.true&description=not.is.null');
  const pages = { shop: '/shop', product: `/product/${sku}`, login: '/login', cart: '/cart' };
  for (const [name, path] of Object.entries(pages)) {
    const url = new URL(at(language, path), baseURL).href;
    const weight = await weighPage(browser, url, phone);
    for (const [what, most] of Object.entries(weightCeilings[name as keyof typeof pages])) {
      const measured = weight[what as keyof typeof weight];
      expect
        .soft(Number(measured), `${name}: ${what}\n${weight.files.join('\n')}`)
        .toBeLessThanOrEqual(most);
    }
  }
});
