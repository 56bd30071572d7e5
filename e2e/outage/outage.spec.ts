import { randomUUID } from 'node:crypto';
import { deleteRows, insertRow, readProduct, readRows } from '../fixtures/backend.ts';
import { type Answer, at, get, getUntil, languages } from '../fixtures/http.ts';
import { linkedSkus, visibleText } from '../fixtures/markup.ts';
import { expectForEverybody } from '../fixtures/screen.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { setBackend } from '../fixtures/stack.ts';
import { patience } from '../fixtures/time.ts';

test.describe.configure({ mode: 'serial' });

const wrong = { ar: /خطأ|تعذّر/, en: /Something went wrong|Failed to fetch|Error loading/i };
const unknownWords = 'لم يسأل عنه أحد';
const sku = `DARK-${randomUUID().slice(0, 8).toUpperCase()}`;
let cached: string[] = [];

test.beforeAll(async () => {
  const [pattern] = await readRows<Record<string, unknown>>('products?limit=1&published=is.true');
  const { category_id, owner_id } = pattern!;
  await insertRow('products', {
    product_id: randomUUID(),
    sku,
    product_name: 'كتاب في الظلام',
    category_id,
    owner_id,
    retail_price_pt: 5_000,
  });
  // Waits for the announcement of the new book, which would otherwise expire the lists while the backend is down.
  for (const list of languages.map((language) => at(language, '/shop'))) {
    const isListed = ({ text }: Answer) => linkedSkus(text).includes(sku);
    expect([list, isListed(await getUntil(list, isListed))]).toEqual([list, true]);
  }
  const known = await readProduct(`select=*&sku=neq.${sku}`);
  cached = [
    '/shop',
    '/shop?page=2',
    '/shop?availability=available',
    `/product/${known.sku}`,
  ].flatMap((path) => [path, at('en', path)]);
  for (const path of cached) await get(path);
  await setBackend('stop');
});

test.afterAll(async () => {
  await setBackend('start');
  await deleteRows('products', `sku=eq.${sku}`);
});

test('serves known pages as usual', { tag: '@alone' }, async () => {
  for (const path of cached) {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 200]);
  }
});

// Both languages at once, because the test mostly waits.
test(
  'retries an unknown page and then shows the error page',
  { tag: '@alone' },
  async ({ page, context, expectedTrouble }) => {
    expectedTrouble.push(/50\d/, /React error #441|Server Components render/);
    test.setTimeout(180_000);
    const pages = { ar: page, en: await context.newPage() };
    for (const language of languages) {
      const response = await pages[language].goto(at(language, `/product/${sku}`));
      expect(response?.status()).toBeGreaterThanOrEqual(500);
    }
    for (const language of languages) {
      const main = pages[language].getByRole('main');
      // The page first retries automatically, after 2, 4 and 8 seconds.
      await expect(main).toContainText(wrong[language], patience);
      await expect(main.getByRole('button').first()).toBeVisible();
      await expectForEverybody(pages[language], 'error');
    }
  },
);

for (const language of languages) {
  test(
    `reports a search that fails, and keeps its text (${language})`,
    { tag: '@alone' },
    async ({ page }) => {
      const unknownSearch = `${at(language, '/shop')}?q=${encodeURIComponent(unknownWords)}`;
      const answer = await get(unknownSearch);
      expect(visibleText(answer.text)).toMatch(wrong[language]);
      expect(answer.headers.get('cache-control')).toContain('no-store');
      await page.goto(unknownSearch);
      await expect(page.getByRole('main').getByRole('alert')).toContainText(wrong[language]);
      await expect(page.getByRole('main').getByRole('combobox')).toHaveValue(unknownWords);
      // It retries automatically.
      await page.waitForRequest(/_rsc=/);
    },
  );
}

test('reports that it is alive', { tag: '@alone' }, async () => {
  expect((await get('/api/health')).status).toBeLessThan(600);
  expect((await get('/nowhere')).status).toBe(404);
});

test('serves the failed page once the backend is back', { tag: '@alone' }, async ({ page }) => {
  await setBackend('start');
  await expect.poll(async () => (await get(`/product/${sku}`)).status, patience).toBe(200);
  expect(visibleText((await get(`/product/${sku}`)).text)).toContain('كتاب في الظلام');
  const response = await page.goto('/shop?q=' + encodeURIComponent(unknownWords));
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});
