import { expect, test } from '@playwright/test';
import { readProduct, readRows, updateRows } from '../fixtures/backend.ts';
import { at, get, getUntil, languages } from '../fixtures/http.ts';
import { visibleText } from '../fixtures/markup.ts';

test.describe.configure({ timeout: 300_000 });

const shows = (words: string) => (answer: { text: string }) =>
  visibleText(answer.text).includes(words);

test(
  'shows a changed delivery fee on product pages and in the list of fees soon',
  { tag: '@alone' },
  async () => {
    const { sku } = await readProduct('select=*');
    const pages = languages.flatMap((language) =>
      [`/product/${sku}`, '/delivery'].map((path) => at(language, path)),
    );
    for (const page of pages) await get(page);
    type Fee = { area_id: string; amount_pt: number };
    const [dearest] = await readRows<Fee>('shipping_area_rates?order=amount_pt.desc&limit=1');
    const { area_id, amount_pt } = dearest!;
    await updateRows('shipping_area_rates', `area_id=eq.${area_id}`, { amount_pt: 98_765 });
    try {
      for (const page of pages)
        expect([page, shows('987.65')(await getUntil(page, shows('987.65')))]).toEqual([
          page,
          true,
        ]);
    } finally {
      await updateRows('shipping_area_rates', `area_id=eq.${area_id}`, { amount_pt });
    }
  },
);

test('shows a changed price among related books, too', { tag: '@alone' }, async () => {
  const { sku } = await readProduct('select=*&available=is.true');
  const page = (await get(`/product/${sku}`)).text;
  const section = page.slice(page.indexOf('id="related"'));
  const related = /\/product\/([A-Z0-9-]+)"/.exec(section)?.[1];
  const { retail_price } = await readProduct(`select=*&sku=eq.${related!}`);
  await updateRows('products', `sku=eq.${related!}`, { retail_price_pt: 87_654 });
  try {
    const answer = await getUntil(`/product/${sku}`, shows('876.54'));
    expect(shows('876.54')(answer)).toBe(true);
  } finally {
    const retail_price_pt = Math.round(retail_price * 100);
    await updateRows('products', `sku=eq.${related!}`, { retail_price_pt });
  }
});
