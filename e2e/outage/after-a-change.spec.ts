import { expect, test } from '@playwright/test';
import { announce } from '../fixtures/announce.ts';
import { readDirectory, readListing, readProduct, updateRows } from '../fixtures/backend.ts';
import { at, get, getUntil, languages, type Answer } from '../fixtures/http.ts';
import { visibleText } from '../fixtures/markup.ts';
import { restartShop, setBackend } from '../fixtures/stack.ts';

test.describe.configure({ mode: 'serial' });

const outage = Number(process.env['OUTAGE_SECONDS'] ?? 16) * 1_000;
/** As long as `lib/last-good` asks a backend for which it has an old answer, almost. */
const patience = 2_900;
const oldPrice = '61.50';
const newPrice = '62.75';
const shows = (price: string) => (answer: Answer) => visibleText(answer.text).includes(price);

let sku = '';
let pricePt = 0;
/** Every one of them shows the book's price. */
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

type Visit = { page: string; status: number; milliseconds: number };

const firstPages = [0, 3, 5, 8];

/** Readers of every page, four at a time, until the time is over. */
async function visit(milliseconds: number): Promise<Visit[]> {
  const until = performance.now() + milliseconds;
  const visits: Visit[] = [];
  const reader = async (first: number) => {
    for (let next = first; performance.now() < until; next += 1) {
      const page = pages[next % pages.length]!;
      const answer = await get(page);
      visits.push({ page, status: answer.status, milliseconds: answer.milliseconds });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  await Promise.all(firstPages.map(reader));
  return visits;
}

/** Readers may wait for a backend of which nothing is known yet, once in the life of a server; then one at a time. */
function expectUndisturbed(visits: Visit[], servers: number) {
  const times = visits.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const waits = times.filter((milliseconds) => milliseconds > patience);
  const figures = `${visits.length} answers, p50 ${times[times.length >> 1]!.toFixed(1)} ms, ${waits.length} had to wait, longest ${times.at(-1)!.toFixed(0)} ms`;
  test.info().annotations.push({ type: 'outage', description: figures });
  console.log(figures);
  expect(new Set(visits.map(({ page }) => page)).size).toBe(pages.length);
  const failed = visits.filter(({ status }) => status !== 200);
  expect([...new Set(failed.map(({ page, status }) => `${page} ${status}`))]).toEqual([]);
  expect(waits.length).toBeLessThanOrEqual(servers * (firstPages.length + 1));
  expect(times.at(-1)!).toBeLessThan(2 * patience);
}

for (const [state, name] of [
  ['stop', 'away'],
  ['hang', 'hanging'],
] as const) {
  test(`with the backend ${name} from the moment of a change on, every known page is shown as it was`, async () => {
    test.setTimeout(outage + 120_000);
    await setPrice(oldPrice);
    for (const page of pages)
      expect([page, shows(oldPrice)(await getUntil(page, shows(oldPrice), 10_000))]).toEqual([
        page,
        true,
      ]);
    await setPrice(newPrice);
    await setBackend(state);
    await announce(['catalogue', `product:${sku}`]);
    const before = await visit(outage / 2);
    await restartShop();
    const after = await visit(outage / 2);
    expectUndisturbed([...before, ...after], 2);
  });

  test(`when the backend is no longer ${name}, the new price is shown by itself`, async () => {
    test.setTimeout(120_000);
    await setBackend('start');
    for (const page of pages)
      expect([page, shows(newPrice)(await getUntil(page, shows(newPrice), 30_000))]).toEqual([
        page,
        true,
      ]);
  });
}

test('with a hanging backend a page that is not known says so within ten seconds', async () => {
  await setBackend('hang');
  try {
    const answer = await get('/product/NEVER-SEEN');
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(answer.milliseconds).toBeLessThan(10_000);
  } finally {
    await setBackend('start');
  }
});
