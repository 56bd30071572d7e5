import { readDirectory, readListing, readNames, readProduct } from '../fixtures/backend.ts';
import { bookCard } from '../fixtures/cards.ts';
import { at, languages } from '../fixtures/http.ts';
import { price } from '../fixtures/price.ts';
import { expect, test } from '../fixtures/shopper.ts';

for (const language of languages) {
  test.describe(language, () => {
    test(
      'lists every title, price and availability, and links every book',
      { tag: ['@no-script', '@core'] },
      async ({ page }) => {
        const { products, total } = await readListing();
        await page.goto(at(language, '/shop'));
        await expect(page.getByRole('main')).toContainText(String(total));
        for (const product of products) {
          const card = page
            .locator(bookCard)
            .filter({ has: page.locator(`a[href$="/product/${product.sku}"]`) })
            .last();
          const title =
            language === 'en' && product.name_en ? product.name_en : product.product_name;
          await expect(card).toContainText(title);
          await expect(card).toContainText(price(language, product.retail_price));
        }
      },
    );

    test(
      'filters, searches and turns pages',
      { tag: ['@no-script', '@core'] },
      async ({ page }) => {
        const { facets } = await readListing();
        const { value, count } = facets.level[0]!;
        await page.goto(at(language, '/shop'));
        const filters = page.locator('details:not([open]) > summary').filter({ visible: true });
        const closed = await filters.count();
        for (let panel = 0; panel < closed; panel += 1) await filters.first().click();
        await page.locator(`a[href*="level=${value}"]`).filter({ visible: true }).first().click();
        await expect(page.getByRole('main')).toContainText(String(count));
        await page.goto(at(language, '/shop'));
        // By keyboard, because cards that are laid out on scrolling would move the link away from the pointer.
        await page.locator('a[href*="page=2"]').first().press('Enter');
        await expect(page).toHaveURL(/page=2/);
        await page.goto(at(language, '/shop'));
        const [grade, track] = [
          page.locator('select[name="grade"]'),
          page.locator('select[name="track"]'),
        ];
        await grade.selectOption('2');
        await track.selectOption(facets.track[0]!.value);
        await page.locator('form:has(select) button').click();
        await expect(page).toHaveURL(new RegExp(`grade=2&track=${facets.track[0]!.value}$`));
        await expect(page.locator(bookCard).first()).toBeVisible();
        await page.goto(at(language, '/shop'));
        const box = page.getByRole('main').getByRole('searchbox').first();
        await box.fill('فيزياء');
        await box.press('Enter');
        await expect(page).toHaveURL(/q=/);
        await expect(page.locator(bookCard).first()).toBeVisible();
      },
    );

    test(
      'links every name of a directory, and the directory from a filter with more names',
      { tag: ['@no-script', '@core'] },
      async ({ page }) => {
        const { entries } = await readNames('owners', language);
        await page.goto(at(language, '/shop'));
        const { values, facets } = await readListing();
        const all = page.locator(`[data-slot=filter-sheet] a[href$="${at(language, '/owners')}"]`);
        await expect(all).toHaveCount(values.owner > facets.owner.length ? 1 : 0);
        await page.goto(at(language, '/owners'));
        for (const { slug } of entries) {
          const link = page.locator(
            `main a[href="${at(language, `/owners/${encodeURIComponent(slug)}`)}"]`,
          );
          await expect(link).toHaveCount(1);
        }
      },
    );

    test(
      'shows a complete product page with its cover',
      { tag: ['@no-script', '@core'] },
      async ({ page }) => {
        const product = await readProduct('select=*&description=not.is.null');
        await page.goto(at(language, `/product/${product.sku}`));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main')).toContainText(price(language, product.retail_price));
        await expect(page.getByRole('table')).toBeVisible();
        const picture = page.locator('main img').first();
        await expect(picture).toBeVisible();
        expect(
          await picture.evaluate((node) => (node as HTMLImageElement).naturalWidth),
        ).toBeGreaterThan(0);
        await page.getByRole('main').getByRole('link').first().click();
        await expect(page).toHaveURL(/\/shop|\/categories|\/subjects/);
      },
    );

    test(
      'reaches landing pages and the other language by plain links',
      { tag: ['@no-script', '@core'] },
      async ({ page }) => {
        const { subjects } = await readDirectory();
        await page.goto(at(language, `/subjects/${encodeURIComponent(subjects[0]!.slug)}`));
        await expect(page.locator(bookCard).first()).toBeVisible();
        const other = language === 'ar' ? /\/en\/subjects\// : /\/subjects\//;
        const link = page.locator(`a[hreflang="${language === 'ar' ? 'en' : 'ar'}"]`).first();
        await expect(link).toHaveAttribute('href', other);
      },
    );
  });
}
