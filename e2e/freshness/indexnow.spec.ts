import { expect, test } from '@playwright/test';
import { readProduct, readProducts, readRows, updateRows } from '../fixtures/backend.ts';
import { type Answer, get, getUntil } from '../fixtures/http.ts';
import { visibleText } from '../fixtures/markup.ts';
import { price } from '../fixtures/price.ts';
import { indexNow, receivedByIndexNow, restartShop, stack } from '../fixtures/stack.ts';

test('submits exactly the changed addresses to search engines', { tag: '@alone' }, async () => {
  test.setTimeout(300_000);
  const english = await readProduct('select=*&name_en=not.is.null');
  const arabic = await readProduct('select=*&name_en=is.null&retail_price=lt.1000');
  let before = 0;
  const submissions = async () => (await receivedByIndexNow()).slice(before);
  const change = async (piastres: number) => {
    for (const { sku, retail_price } of [english, arabic])
      await updateRows('products', `sku=eq.${sku}`, {
        retail_price_pt: Math.round(retail_price * 100) + piastres,
      });
  };
  try {
    await change(11);
    const { sku, retail_price } = arabic;
    const shown = price('ar', Math.round(retail_price * 100 + 11) / 100);
    const isShown = ({ text }: Answer) => visibleText(text).includes(shown);
    expect(isShown(await getUntil(`/product/${sku}`, isShown))).toBe(true);
    // The first submission follows ten seconds after a change; later ones wait for minutes.
    await restartShop();
    before = (await receivedByIndexNow()).length;
    await change(25);
    await expect.poll(submissions, { timeout: 150_000 }).toHaveLength(1);
  } finally {
    await change(0);
  }
  const [submission] = await submissions();
  const address = (path: string) => new URL(path, stack.shopUrl).href;
  expect(submission).toEqual({
    host: new URL(stack.shopUrl).host,
    key: indexNow.key,
    keyLocation: address(`/${indexNow.key}.txt`),
    urlList: expect.any(Array),
  });
  const submitted = submission!.urlList;
  expect(new Set(submitted).size).toBe(submitted.length);
  expect(submitted).toEqual(
    expect.arrayContaining(
      [`/product/${english.sku}`, `/en/product/${english.sku}`, `/product/${arabic.sku}`].map(
        address,
      ),
    ),
  );
  expect(submitted).not.toContain(address(`/en/product/${arabic.sku}`));
  // Products that earlier tests changed may also be submitted, but none that is unchanged since the seed.
  const [oldest] = await readRows<{ updated_at: string }>(
    'products?select=updated_at&order=updated_at&limit=1',
  );
  const seeded = new Date(Date.parse(oldest!.updated_at) + 30_000).toISOString();
  const unchanged = await readProducts(`select=sku&updated_at=lt.${seeded}`);
  expect(unchanged.length).toBeGreaterThan(100);
  for (const { sku } of unchanged) expect(submitted).not.toContain(address(`/product/${sku}`));
});

test('serves the key file at the root of the shop, and no other', { tag: '@alone' }, async () => {
  const file = await get(`/${indexNow.key}.txt?a=1`);
  expect([file.status, file.text]).toEqual([200, indexNow.key]);
  expect(file.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  for (const path of [`/${indexNow.key}x.txt`, '/00000000.txt', `/en/${indexNow.key}.txt`])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});
