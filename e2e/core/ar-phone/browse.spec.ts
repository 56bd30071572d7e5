import { readDirectory, readListing, readProduct } from '../../fixtures/backend.ts';
import { bookCard } from '../../fixtures/cards.ts';
import { titleOf } from '../../fixtures/cart.ts';
import { at } from '../../fixtures/http.ts';
import { bookCount, goBelowBooks, pageLink, pressBelowBooks } from '../../fixtures/lists.ts';
import { price } from '../../fixtures/price.ts';
import { expect, test } from '../../fixtures/shopper.ts';
import { painted } from '../../fixtures/time.ts';

test('shows the promise, the reasons and the newest books on the front page', async ({
  page,
  open,
  t,
}) => {
  const { total, products } = await readListing();
  await open('/shop');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('catalogue.hero.title'));
  await expect(page.getByRole('heading', { name: t('catalogue.whyUs.title') })).toBeVisible();
  await expect(bookCount(page, t, total)).toBeVisible();
  await expect(
    page.getByText(t('catalogue.pagination.status', { page: 1, pages: Math.ceil(total / 50) })),
  ).toBeVisible();
  for (const { sku } of [products[0]!, products[49]!]) {
    await expect(page.locator(`main a[href$="/product/${sku}"]`).first()).toBeAttached();
  }
});

test('scrolls to the books with the buttons of the hero', async ({ page, open, t }) => {
  await open('/shop');
  await page.getByRole('link', { name: t('catalogue.hero.browse') }).click();
  await expect(
    page.getByRole('heading', { name: t('catalogue.books'), exact: true }),
  ).toBeInViewport();
  await open('/shop');
  const shelf = page.getByRole('navigation', { name: t('catalogue.subjects.title') });
  await expect(shelf).not.toBeInViewport();
  await page.getByRole('link', { name: t('catalogue.hero.bySubject') }).click();
  await expect(shelf).toBeInViewport();
});

test('links pages, which open at the top of the books', async ({ page, open, t, language }) => {
  const second = await readListing({ p_page: 2 });
  await open('/shop');
  await pressBelowBooks(pageLink(page, t, 'next'));
  await expect(page).toHaveURL(new RegExp(`${at(language, '/shop')}\\?page=2`));
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(0);
  await expect(
    page.locator(`main a[href$="/product/${second.products[0]!.sku}"]`).first(),
  ).toBeAttached();
  await expect(
    page.getByText(
      t('catalogue.pagination.status', { page: 2, pages: Math.ceil(second.total / 50) }),
    ),
  ).toBeVisible();
  await pressBelowBooks(pageLink(page, t, 'previous'));
  await expect(page).toHaveURL(new RegExp(`${at(language, '/shop')}(?:$|#)`));
});

test('shows as many books as a filter promises, and clears it', async ({
  page,
  open,
  t,
  language,
}) => {
  const { facets, total } = await readListing();
  const choice = facets.course[0]!;
  await open('/shop');
  const show = page.getByText(t('catalogue.filters.show'), { exact: true });
  if (await show.isVisible()) await show.click();
  const name = language === 'en' && choice.name_en ? choice.name_en : choice.name;
  const filter = page
    .locator(`a[href*="course=${choice.value}"]`)
    .filter({ hasText: name })
    .first();
  await expect(filter).toContainText(String(choice.count));
  await filter.click();
  await expect(page).toHaveURL(new RegExp(`course=${choice.value}`));
  await expect(bookCount(page, t, choice.count)).toBeVisible();
  await page
    .getByRole('link', { name: t('common.clearFilters') })
    .first()
    .click();
  await expect(page).not.toHaveURL(/course=/);
  await expect(bookCount(page, t, total)).toBeVisible();
});

test('opens a book from its card and returns to the list with the back button', async ({
  page,
  open,
  t,
  language,
}) => {
  const product = (await readListing({ p_page: 2 })).products[0]!;
  await open('/shop?page=2');
  await page.locator(`${bookCard} a[href$="/product/${product.sku}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${at(language, `/product/${product.sku}`)}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    language === 'en' && product.name_en ? product.name_en : product.product_name,
  );
  await page.getByRole('main').getByText(t('common.back'), { exact: true }).first().click();
  await expect(page).toHaveURL(/\/shop\?page=2/);
});

test('shows every fact on a product page', async ({ page, open, t, language }) => {
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
});

test('does not add a book that is out of stock', async ({ page, open, t }) => {
  const product = await readProduct('select=*&available=is.false');
  await open(`/product/${product.sku}`);
  await expect(page.getByRole('main').getByText(t('catalogue.outOfStock')).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: t('cart.add') })).toBeDisabled();
});

test('draws a book in place of a cover that fails to load', async ({
  page,
  open,
  language,
  expectedTrouble,
}) => {
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
});

test('reports an unknown book and links the shop', async ({ page, open, t, expectedTrouble }) => {
  expectedTrouble.push(/404/);
  await open('/product/NO-SUCH-BOOK');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('errors.productNotFound.title'),
  );
  await open('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.notFound.title'));
  await page.getByRole('link', { name: t('common.returnHome') }).click();
  await expect(page).toHaveURL(/\/shop$/);
});

test('opens landing pages from a book', async ({ page, open, language }) => {
  const { subjects } = await readDirectory();
  const subject = subjects[0]!;
  await open(`/subjects/${encodeURIComponent(subject.slug)}`);
  const name = language === 'en' && subject.name_en ? subject.name_en : subject.name;
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByRole('main')).toContainText(String(subject.count));
});

test('opens the next list at its top without scrolling, and restores the position on Back', async ({
  page,
  open,
  t,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('/shop');
  const next = pageLink(page, t, 'next');
  await goBelowBooks(next);
  const height = () => page.evaluate(() => Math.round(window.scrollY));
  const start = await height();
  expect(start).toBeGreaterThan(1_000);
  const passed = await page.evaluateHandle(() => {
    const heights: number[] = [];
    window.addEventListener('scroll', () => heights.push(Math.round(window.scrollY)));
    return heights;
  });
  await next.click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(height).toBe(0);
  await page.goBack();
  await expect.poll(height).toBeGreaterThan(start - 200);
  await painted(page);
  const between = (await passed.jsonValue()).filter((at) => at > 200 && at < start - 200);
  expect(between.length).toBeLessThan(3);
});

test('searches from the header of any page on a phone, with the focus in the field', async ({
  page,
  open,
  t,
  language,
  isMobile,
}) => {
  await open('/about');
  const button = page.getByRole('button', { name: t('layout.searchShop') });
  if (!isMobile) {
    await expect(button).toHaveCount(0);
    return;
  }
  await button.click();
  const field = page.getByRole('banner').getByRole('combobox');
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  await field.press('Escape');
  await expect(field).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await field.fill('الأحياء');
  await field.press('Enter');
  await expect(page).toHaveURL(
    (url) => url.pathname === at(language, '/shop') && url.searchParams.has('q'),
  );
});
