import { randomUUID } from 'node:crypto';
import { readRows, updateRows } from '../fixtures/backend.ts';
import { at } from '../fixtures/http.ts';
import { price } from '../fixtures/price.ts';
import { expect, test } from '../fixtures/staff.ts';
import { patience } from '../fixtures/time.ts';

type Kept = { product_id: string; sku: string; retail_price_pt: number };

test(
  'shows a price that was changed at the desk soon',
  { tag: '@alone' },
  async ({ page, open, browser, t, language, seeToast }) => {
    const columns = 'product_id,sku,retail_price_pt';
    const [book] = await readRows<Kept>(
      `products?select=${columns}&published=is.true&order=sku&limit=1`,
    );
    const { product_id, sku, retail_price_pt } = book!;
    const shop = await (await browser.newContext()).newPage();
    const cents = Number.parseInt(randomUUID().slice(0, 4), 16) % 90;
    const newPrice = (retail_price_pt + 10_010 + cents) / 100;
    await shop.goto(at(language, `/product/${sku}`));
    await expect(shop.getByRole('main')).toContainText(price(language, retail_price_pt / 100));
    await open(`/desk/products/${product_id}`);
    await expect(page.getByRole('button', { name: t('deskProducts.savePrice') })).toBeEnabled();
    const entry = page.getByRole('textbox', { name: t('deskProducts.newPrice') });
    await entry.fill('0');
    await page.getByRole('button', { name: t('deskProducts.savePrice') }).click();
    await expect(page.getByRole('main')).toContainText(t('deskProducts.faults.price'));
    await entry.fill(newPrice.toFixed(2));
    try {
      await page.getByRole('button', { name: t('deskProducts.savePrice') }).click();
      await seeToast(t('deskProducts.priceSaved'));
      const shown = async () => {
        await shop.reload();
        return shop.getByRole('main').innerText();
      };
      await expect.poll(shown, patience).toContain(price(language, newPrice));
    } finally {
      await updateRows('products', `product_id=eq.${product_id}`, { retail_price_pt });
    }
    await shop.context().close();
  },
);
