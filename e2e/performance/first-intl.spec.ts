import { openCheckout } from '../fixtures/checkout.ts';
import { at } from '../fixtures/http.ts';
import { readProduct } from '../fixtures/backend.ts';
import { expect, test } from '../fixtures/signed-in.ts';

declare global {
  var createdIntl: string[];
}

/** Runs in the page before its scripts: records which of the slow `Intl` objects are created. */
function recordIntl() {
  globalThis.createdIntl = [];
  const names = ['NumberFormat', 'DateTimeFormat', 'Collator', 'ListFormat', 'Segmenter'] as const;
  for (const name of names) {
    const record = () => globalThis.createdIntl.push(name);
    const recorded = new Proxy<object>(Intl[name], {
      construct(target, args, made) {
        record();
        return Reflect.construct(target as new () => object, args, made) as object;
      },
      apply(target, self, args) {
        record();
        return Reflect.apply(target as () => unknown, self, args);
      },
    });
    Object.defineProperty(Intl, name, { value: recorded });
  }
}

// The first of them takes a cheap phone 100 to 200 ms.
test('creates no slow Intl object while a page loads', async ({ page, language, t }) => {
  await page.addInitScript(recordIntl);
  const { sku } = await readProduct('select=*&available=is.true');
  for (const path of ['/shop', `/product/${sku}`, '/cart', '/login', '/profile']) {
    await page.goto(at(language, path), { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => globalThis.createdIntl), path).toEqual([]);
  }
  await openCheckout(page, language);
  await expect(page.getByText(t('checkout.summary.price'))).toBeVisible();
  expect(await page.evaluate(() => globalThis.createdIntl), '/checkout').toEqual([]);
});
