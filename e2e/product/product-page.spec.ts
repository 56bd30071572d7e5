import { readDirectory, readProduct } from '../fixtures/backend.ts';
import { titleOf } from '../fixtures/cart.ts';
import { at } from '../fixtures/http.ts';
import { price } from '../fixtures/price.ts';
import { expect, test } from '../fixtures/shopper.ts';

test(
  'shows every fact on a product page',
  { tag: '@core-phone' },
  async ({ page, open, t, language }) => {
    const product = await readProduct(
      'select=*&available=is.true&isbn=not.is.null&description=not.is.null',
    );
    await open(`/product/${product.sku}`);
    const main = page.getByRole('main');
    await expect(main.getByText(t('catalogue.available')).first()).toBeVisible();
    await expect(main.getByText(product.isbn ?? '')).toBeVisible();
    await expect(main.getByRole('table')).toBeVisible();
    await expect(main.getByText(price(language, product.retail_price)).first()).toBeVisible();
    const firstLine = (
      language === 'en' && product.description_en
        ? product.description_en
        : (product.description ?? '')
    ).split('\n')[0]!;
    await expect(main.getByText(firstLine).first()).toBeVisible();
    const crumbs = page.getByRole('navigation', { name: t('product.breadcrumb') });
    await expect(crumbs.getByRole('link', { name: t('product.home') })).toHaveAttribute(
      'href',
      at(language, '/shop'),
    );
    await crumbs.getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/\/(?:categories|subjects)\//);
  },
);

test(
  'does not add a book that is out of stock',
  { tag: '@core-phone' },
  async ({ page, open, t }) => {
    const product = await readProduct('select=*&available=is.false');
    await open(`/product/${product.sku}`);
    await expect(page.getByRole('main').getByText(t('catalogue.outOfStock')).first()).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('button', { name: t('cart.add') }),
    ).toBeDisabled();
  },
);

test(
  'draws a book in place of a cover that fails to load',
  { tag: '@core-phone' },
  async ({ page, open, language, expectedTrouble }) => {
    expectedTrouble.push(/covers|_next\/image/, /ERR_FAILED/);
    await page.route(/covers|_next\/image/, (route) => route.abort());
    const product = await readProduct('select=*&image_url=not.is.null');
    await open(`/product/${product.sku}`);
    const name = titleOf(product, language);
    const cover = page.getByRole('main').getByRole('img', { name }).first();
    // Only the picture that failed has a box for `::after`: otherwise its width stays `auto`.
    await expect
      .poll(() =>
        cover.evaluate((image) => {
          const { width, backgroundImage } = getComputedStyle(image, '::after');
          const isDrawn = Math.round(Number.parseFloat(width)) === image.clientWidth;
          return { isDrawn, backgroundImage };
        }),
      )
      .toEqual({ isDrawn: true, backgroundImage: expect.stringContaining('url(') });
  },
);

test(
  'reports an unknown book and links the shop',
  { tag: '@core-phone' },
  async ({ page, open, t, expectedTrouble }) => {
    expectedTrouble.push(/404/);
    await open('/product/NO-SUCH-BOOK');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('errors.productNotFound.title'),
    );
    await open('/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.notFound.title'));
    await page.getByRole('link', { name: t('common.returnHome') }).click();
    await expect(page).toHaveURL(/\/shop$/);
  },
);

test(
  'opens landing pages from a book',
  { tag: '@core-phone' },
  async ({ page, open, language }) => {
    const { subjects } = await readDirectory();
    const subject = subjects[0]!;
    await open(`/subjects/${encodeURIComponent(subject.slug)}`);
    const name = language === 'en' && subject.name_en ? subject.name_en : subject.name;
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page.getByRole('main')).toContainText(String(subject.count));
  },
);
