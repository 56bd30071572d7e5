import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import {
  type ShopProduct,
  deleteRows,
  insertRow,
  readListing,
  readProduct,
  readRows,
  updateRows,
} from '../fixtures/backend.ts';
import { at, get, getUntil, languages } from '../fixtures/http.ts';
import { linkedSkus, visibleText } from '../fixtures/markup.ts';
import { price } from '../fixtures/price.ts';
import { restartShop } from '../fixtures/stack.ts';

test.describe.configure({ timeout: 300_000 });

const showsPrice = (text: string, pounds: number) =>
  languages.some((language) => text.includes(price(language, pounds)));

/** Whether Next.js has the page, with a header for which `scripts/serve` does not repeat it from memory. */
async function isCached(path: string): Promise<boolean> {
  const { headers } = await get(path, { headers: { authorization: 'none' } });
  return headers.get('x-nextjs-cache') === 'HIT';
}

/** Every cached page with the newest product: its own, the first list page and its landing pages. */
async function newest(): Promise<{ product: ShopProduct; pages: string[] }> {
  const [listed] = (await readListing()).products;
  const product = await readProduct(`select=*&sku=eq.${listed!.sku}`);
  const pages = [
    `/product/${product.sku}`,
    '/shop',
    `/categories/${encodeURIComponent(product.category_slug)}`,
    `/owners/${encodeURIComponent(product.product_owner_slug)}`,
  ];
  if (product.subject_slug) pages.push(`/subjects/${encodeURIComponent(product.subject_slug)}`);
  return { product, pages: pages.flatMap((page) => [page, at('en', page)]) };
}

async function expectOnEvery(pages: string[], shown: (text: string) => boolean): Promise<void> {
  for (const page of pages) {
    const answer = await getUntil(page, ({ text }) => shown(visibleText(text)));
    expect([page, shown(visibleText(answer.text))]).toEqual([page, true]);
  }
}

test('shows a changed price on every page soon', { tag: '@alone' }, async () => {
  const { product, pages } = await newest();
  for (const page of pages) await get(page);
  await updateRows('products', `sku=eq.${product.sku}`, { retail_price_pt: 98_765 });
  try {
    await expectOnEvery(pages, (text) => text.includes('987.65'));
  } finally {
    await updateRows('products', `sku=eq.${product.sku}`, {
      retail_price_pt: Math.round(product.retail_price * 100),
    });
  }
  await expectOnEvery(
    pages,
    (text) => !text.includes('987.65') && showsPrice(text, product.retail_price),
  );
});

test('does not restore old pages after a restart, in either form', { tag: '@alone' }, async () => {
  const { product, pages } = await newest();
  await updateRows('products', `sku=eq.${product.sku}`, { retail_price_pt: 98_765 });
  try {
    await expectOnEvery(pages, (text) => text.includes('987.65'));
    await restartShop();
    for (const page of pages) {
      const [document, forRouter] = [
        await get(page),
        await get(page, { headers: { rsc: '1' }, follow: true }),
      ];
      expect([page, visibleText(document.text).includes('987.65')]).toEqual([page, true]);
      expect([page, forRouter.text.includes('987.65')]).toEqual([page, true]);
    }
  } finally {
    await updateRows('products', `sku=eq.${product.sku}`, {
      retail_price_pt: Math.round(product.retail_price * 100),
    });
  }
});

test('shows a changed text on the product page soon', { tag: '@alone' }, async () => {
  const { product } = await newest();
  const path = `/product/${product.sku}`;
  await get(path);
  const description = `نص جديد ${randomUUID().slice(0, 8)}`;
  await updateRows('products', `sku=eq.${product.sku}`, { description });
  try {
    await expectOnEvery([path], (text) => text.includes(description));
  } finally {
    await updateRows('products', `sku=eq.${product.sku}`, { description: product.description });
  }
  await expectOnEvery([path], (text) => !text.includes(description));
});

test(
  'shows on the product page and in the filters soon that a book is out of stock',
  { tag: '@alone' },
  async () => {
    const product = await readProduct('select=*&available=is.true');
    const before = (await readListing({ p_availability: 'available' })).total;
    const path = `/product/${product.sku}`;
    for (const page of [path, '/shop?availability=available']) await get(page);
    const rows = await readRows<{ on_hand: number; reserved: number }>(
      `inventory?product_id=eq.${product.product_id}`,
    );
    const filter = `product_id=eq.${product.product_id}`;
    if (rows.length > 0) await updateRows('inventory', filter, { on_hand: rows[0]!.reserved });
    else await insertRow('inventory', { product_id: product.product_id, on_hand: 0, reserved: 0 });
    try {
      await expectOnEvery([path], (text) => /نفد|غير متوفر|غير متاح/.test(text));
      await expectOnEvery(['/shop?availability=available'], (text) =>
        text.includes(String(before - 1)),
      );
    } finally {
      if (rows.length > 0) await updateRows('inventory', filter, rows[0]!);
      else await deleteRows('inventory', filter);
    }
    await expectOnEvery(['/shop?availability=available'], (text) => text.includes(String(before)));
  },
);

test(
  'replaces a cached 404 when the book is added, and the page when it is removed',
  { tag: '@alone' },
  async () => {
    const sku = `NEW-${randomUUID().slice(0, 8).toUpperCase()}`;
    const path = `/product/${sku}`;
    expect((await get(path)).status).toBe(404);
    expect((await get(path)).status).toBe(404);
    const { total } = await readListing();
    const [pattern] = await readRows<Record<string, unknown>>(
      'products?limit=1&subject_id=not.is.null&published=is.true',
    );
    const { category_id, subject_id, owner_id } = pattern!;
    const name = 'كتاب وصل الآن';
    await insertRow('products', {
      product_id: randomUUID(),
      sku,
      product_name: name,
      category_id,
      subject_id,
      owner_id,
      retail_price_pt: 12_345,
    });
    try {
      const page = await getUntil(path, ({ status }) => status === 200);
      expect(page.status).toBe(200);
      expect(visibleText(page.text)).toContain(name);
      const list = await getUntil('/shop', ({ text }) => linkedSkus(text).includes(sku));
      expect(linkedSkus(list.text)).toContain(sku);
      expect(visibleText(list.text)).toContain(String(total + 1));
    } finally {
      await deleteRows('products', `sku=eq.${sku}`);
    }
    expect((await getUntil(path, ({ status }) => status === 404)).status).toBe(404);
  },
);

test('keeps the cached pages of other books when one changes', { tag: '@alone' }, async () => {
  const { product } = await newest();
  // A book without related books.
  const { subject_slug, product_owner_slug, category_slug } = product;
  const unlike = `subject_slug=neq.${subject_slug ?? ''}&category_slug=neq.${category_slug}`;
  const other = await readProduct(
    `select=*&${unlike}&product_owner_slug=neq.${encodeURIComponent(product_owner_slug)}&order=created_at`,
  );
  await get(`/product/${other.sku}`);
  const notes = `ملاحظة ${randomUUID().slice(0, 8)}`;
  await updateRows('products', `sku=eq.${product.sku}`, { notes });
  try {
    await expectOnEvery([`/product/${product.sku}`], (text) => text.includes(notes));
    expect(await isCached(`/product/${other.sku}`)).toBe(true);
  } finally {
    await updateRows('products', `sku=eq.${product.sku}`, { notes: product.notes });
  }
});

test('keeps the lists without a book whose price changes', { tag: '@alone' }, async () => {
  const { product } = await newest();
  const other = await readProduct(
    `select=*&category_slug=neq.${product.category_slug}&order=created_at`,
  );
  const lists = {
    without: `/categories/${encodeURIComponent(other.category_slug)}`,
    byPrice: '/shop?sort=price-desc',
    withIt: `/categories/${encodeURIComponent(product.category_slug)}`,
  };
  for (const list of Object.values(lists)) await expect.poll(() => isCached(list)).toBe(true);
  // In the same range of prices: the filters of every list count the books of each.
  const retail_price_pt = Math.round(product.retail_price * 100) + 1;
  await updateRows('products', `sku=eq.${product.sku}`, { retail_price_pt });
  try {
    const shown = price('ar', retail_price_pt / 100);
    await expectOnEvery([lists.withIt], (text) => text.includes(shown));
    expect(await isCached(lists.without)).toBe(true);
    expect(await isCached(lists.byPrice)).toBe(false);
  } finally {
    await updateRows('products', `sku=eq.${product.sku}`, { retail_price_pt: retail_price_pt - 1 });
  }
});
