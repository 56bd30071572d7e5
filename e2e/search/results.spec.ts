import { expect, test } from '@playwright/test';
import { readListing, readProduct } from '../fixtures/backend.ts';
import { at, get, languages } from '../fixtures/http.ts';
import { Head, linkedSkus, visibleText } from '../fixtures/markup.ts';

async function found(words: string): Promise<string[]> {
  const { status, text } = await get(`/shop?q=${encodeURIComponent(words)}`);
  expect([words, status]).toEqual([words, 200]);
  return linkedSkus(text).sort();
}

test(
  'finds the same books for spelling variants of a word',
  { tag: ['@http', '@core'] },
  async () => {
    const plain = await found('الاحياء');
    expect(plain.length).toBeGreaterThan(3);
    for (const variant of [
      'الأحياء',
      'أحياء',
      'احياء ٣',
      'احياء 3',
      'الأَحْيَاءُ',
      'الأحيـــاء',
      'احياء',
      '  أحياء  ',
    ]) {
      expect([variant, await found(variant)]).toEqual([variant, plain]);
    }
  },
);

test(
  'treats taa marbuta and haa, alef maqsura and yaa as the same letter',
  { tag: ['@http', '@core'] },
  async () => {
    expect(await found('اللغه العربيه')).toEqual(await found('اللغة العربية'));
    expect((await found('اللغة العربية')).length).toBeGreaterThan(0);
  },
);

test(
  'also searches authors, and finds near results for a word that no book has',
  { tag: ['@http', '@core'] },
  async () => {
    const product = await readProduct('select=*');
    const author = product.product_owner_name;
    const skus = await found(author);
    expect(skus).toContain(product.sku);
    expect(await found(`${author} ققققق`)).toEqual(skus);
    expect((await readListing({ p_q: author })).search?.near).toBe(false);
    expect((await readListing({ p_q: `${author} ققققق` })).search?.near).toBe(true);
  },
);

test('shows the database’s number of books', { tag: ['@http', '@core'] }, async () => {
  const { total } = await readListing({ p_q: 'فيزياء' });
  const { text } = await get(`/shop?q=${encodeURIComponent('فيزياء')}`);
  expect(visibleText(text)).toContain(String(total));
});

for (const language of languages) {
  test(`reports a search without a match (${language})`, { tag: ['@http', '@core'] }, async () => {
    const { status, text } = await get(at(language, '/shop?q=zzzzqqqq'));
    expect(status).toBe(200);
    expect(visibleText(text)).toMatch(
      language === 'ar' ? /لا توجد|لم نجد|لم يتم/ : /No products found/,
    );
  });

  test(
    `keeps search results out of indexes (${language})`,
    { tag: ['@http', '@core'] },
    async () => {
      const { text } = await get(at(language, '/shop?q=test'));
      expect(new Head(text).meta('robots')).toMatch(/noindex,\s*follow/);
    },
  );
}

test(
  'treats characters of SQL and of patterns as plain text',
  { tag: ['@http', '@core'] },
  async () => {
    for (const words of [
      '%',
      '_',
      "'",
      '"',
      '\\',
      '(',
      'a|b',
      '*',
      "'; drop table products; --",
      '%25',
      ',',
      '.',
      ':',
      '&',
    ]) {
      expect([words, (await get(`/shop?q=${encodeURIComponent(words)}`)).status]).toEqual([
        words,
        200,
      ]);
    }
    expect(await found('%ققق%')).toEqual([]);
  },
);
