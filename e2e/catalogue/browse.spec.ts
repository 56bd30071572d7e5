import { readListing } from '../fixtures/backend.ts';
import { bookCard } from '../fixtures/cards.ts';
import { at } from '../fixtures/http.ts';
import { bookCount, goBelowBooks, pageLink, pressBelowBooks } from '../fixtures/lists.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { painted } from '../fixtures/time.ts';

test(
  'shows the promise, the reasons and the newest books on the front page',
  { tag: '@core-phone' },
  async ({ page, open, t }) => {
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
  },
);

test(
  'scrolls to the books with the buttons of the hero',
  { tag: '@core-phone' },
  async ({ page, open, t }) => {
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
  },
);

test(
  'links pages, which open at the top of the books',
  { tag: '@core-phone' },
  async ({ page, open, t, language }) => {
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
  },
);

test(
  'shows as many books as a filter promises, and clears it',
  { tag: '@core-phone' },
  async ({ page, open, t, language }) => {
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
  },
);

test(
  'opens a book from its card and returns to the list with the back button',
  { tag: '@core-phone' },
  async ({ page, open, t, language }) => {
    const product = (await readListing({ p_page: 2 })).products[0]!;
    await open('/shop?page=2');
    await page.locator(`${bookCard} a[href$="/product/${product.sku}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${at(language, `/product/${product.sku}`)}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      language === 'en' && product.name_en ? product.name_en : product.product_name,
    );
    await page.getByRole('main').getByText(t('common.back'), { exact: true }).first().click();
    await expect(page).toHaveURL(/\/shop\?page=2/);
  },
);

test(
  'opens the next list at its top without scrolling, and restores the position on Back',
  { tag: '@core-phone' },
  async ({ page, open, t }) => {
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
  },
);

test(
  'searches from the header of any page on a phone, with the focus in the field',
  { tag: '@core-phone' },
  async ({ page, open, t, language, isMobile }) => {
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
  },
);
