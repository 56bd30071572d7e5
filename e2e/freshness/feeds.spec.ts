import { expect, test } from '@playwright/test';
import { readProduct, updateRows } from '../fixtures/backend.ts';
import { type FeedItem, readGoogle, readMeta } from '../fixtures/feeds.ts';

/** A feed is not built again for a multiple of the time that a build takes. */
const patience = { timeout: 300_000, intervals: [1_000] };
const item = (items: FeedItem[], sku: string) => items.find(({ id }) => id === sku);

test(
  'shows a changed price in every feed soon, and omits a book without a cover',
  { tag: '@alone' },
  async ({ page }) => {
    test.setTimeout(1_500_000);
    const { sku, retail_price, image_url } = await readProduct(
      'select=*&image_url=not.is.null&name_en=not.is.null',
    );
    const filter = `sku=eq.${sku}`;
    const google = async (language: 'ar' | 'en') => item(await readGoogle(page, language), sku);
    const meta = async () => item(await readMeta('ar'), sku);
    expect((await google('ar'))?.['price']).toBe(`${retail_price.toFixed(2)} EGP`);
    await meta();
    await updateRows('products', filter, { retail_price_pt: 98_765 });
    try {
      for (const language of ['ar', 'en'] as const)
        await expect
          .poll(async () => (await google(language))?.['price'], patience)
          .toBe('987.65 EGP');
      await expect.poll(async () => (await meta())?.['price'], patience).toBe('987.65 EGP');
      await updateRows('products', filter, { image_url: null });
      await expect.poll(google.bind(null, 'ar'), patience).toBeUndefined();
      await expect.poll(meta, patience).toBeUndefined();
    } finally {
      await updateRows('products', filter, {
        image_url,
        retail_price_pt: Math.round(retail_price * 100),
      });
    }
  },
);
