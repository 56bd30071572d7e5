import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { announce } from '../fixtures/announce.ts';
import { readDirectory, readListing, readProduct, updateRows } from '../fixtures/backend.ts';
import { type Answer, at, get, getUntil, languages } from '../fixtures/http.ts';
import { visibleText } from '../fixtures/markup.ts';
import { restartShop, setBackend } from '../fixtures/stack.ts';

test.describe.configure({ mode: 'serial' });

const outage = Number(process.env['OUTAGE_SECONDS'] ?? 16) * 1_000;
const oldPrice = '61.50';
const newPrice = '62.75';
const shows = (price: string) => (answer: Answer) => visibleText(answer.text).includes(price);
let sku = '';
let pricePt = 0;

/** Each of them shows the book's price. */
let pages: string[] = [];
const setPrice = (pounds: string) =>
  updateRows('products', `sku=eq.${sku}`, { retail_price_pt: Math.round(Number(pounds) * 100) });

test.beforeAll(async () => {
  const [listed] = (await readListing({ p_availability: 'available' })).products;
  const book = await readProduct(`select=*&sku=eq.${listed!.sku}`);
  ({ sku } = book);
  pricePt = Math.round(book.retail_price * 100);
  const { categories, owners } = await readDirectory();
  const slugs = { categories: book.category_slug, owners: book.product_owner_slug };
  expect(categories.map(({ slug }) => slug)).toContain(slugs.categories);
  expect(owners.map(({ slug }) => slug)).toContain(slugs.owners);
  pages = languages.flatMap((language) =>
    [
      '/shop',
      '/shop?availability=available',
      `/product/${sku}`,
      `/categories/${encodeURIComponent(slugs.categories)}`,
      `/owners/${encodeURIComponent(slugs.owners)}`,
    ].map((path) => at(language, path)),
  );
});

test.afterAll(async () => {
  await setBackend('start');
  await updateRows('products', `sku=eq.${sku}`, { retail_price_pt: pricePt });
});

const readers = 4;
/** Each page is read several times a second all the same. */
const pauseMs = 100;

/** Reads every page, several at a time, until the time is over, and at least once. */
async function expectUndisturbed(milliseconds: number): Promise<void> {
  const until = performance.now() + milliseconds;
  const disturbed = new Set<string>();
  const read = async (page: string) => {
    const answer = await get(page);
    const isAsKnown = answer.status === 200 && (shows(oldPrice)(answer) || shows(newPrice)(answer));
    if (!isAsKnown) disturbed.add(`${page} ${answer.status}`);
  };
  const reader = async (_: unknown, nth: number) => {
    for (let count = 0; count < pages.length || performance.now() < until; count += 1) {
      await read(pages[(nth + count) % pages.length]!);
      await sleep(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: readers }, reader));
  expect([...disturbed]).toEqual([]);
}

for (const [state, name] of [
  ['stop', 'away'],
  ['hang', 'hanging'],
] as const) {
  test(
    `shows every known page as it was if the backend is ${name} right after a change`,
    { tag: '@alone' },
    async () => {
      test.setTimeout(outage + 300_000);
      await setPrice(oldPrice);
      for (const page of pages)
        expect([page, shows(oldPrice)(await getUntil(page, shows(oldPrice)))]).toEqual([
          page,
          true,
        ]);
      await setPrice(newPrice);
      await setBackend(state);
      await announce(['catalogue', `product:${sku}`]);
      await expectUndisturbed(outage / 2);
      await restartShop();
      await expectUndisturbed(outage / 2);
    },
  );

  test(`shows the new price once the backend is no longer ${name}`, { tag: '@alone' }, async () => {
    test.setTimeout(300_000);
    await setBackend('start');
    for (const page of pages)
      expect([page, shows(newPrice)(await getUntil(page, shows(newPrice)))]).toEqual([page, true]);
  });
}

test('reports an unknown page while the backend hangs', { tag: '@alone' }, async () => {
  await setBackend('hang');
  try {
    const answer = await get('/product/NEVER-SEEN');
    expect(answer.status).toBeGreaterThanOrEqual(500);
  } finally {
    await setBackend('start');
  }
});
