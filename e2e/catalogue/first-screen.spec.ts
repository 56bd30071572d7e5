import type { Page } from '@playwright/test';
import { readListing } from '../fixtures/backend.ts';
import { bookCard } from '../fixtures/cards.ts';
import { phone } from '../fixtures/devices.ts';
import { at, languages } from '../fixtures/http.ts';
import { bookCount } from '../fixtures/lists.ts';
import { useShopFont } from '../fixtures/shop-font.ts';
import { expect, test } from '../fixtures/shopper.ts';

const screens = { phone: phone.viewport, desktop: { width: 1440, height: 900 } };

/** How many books have both their cover and their price in the viewport without scrolling. */
const booksInSight = (page: Page) =>
  page.locator(bookCard).evaluateAll((books) => {
    const isInSight = (element: Element | undefined) => {
      const box = element?.getBoundingClientRect();
      return box !== undefined && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;
    };
    const priceOf = (book: Element) =>
      [...book.querySelectorAll('bdi')].find(({ textContent }) => /EGP|جنيه/.test(textContent));
    return books.filter(
      (book) => isInSight(book.querySelector('img') ?? undefined) && isInSight(priceOf(book)),
    ).length;
  });

for (const language of languages) {
  for (const [name, viewport] of Object.entries(screens)) {
    test(
      `shows books for sale on the first screen (${language}, ${name})`,
      { tag: '@core-phone' },
      async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto(at(language, '/shop'));
        await useShopFont(page);
        await expect.poll(() => booksInSight(page)).toBeGreaterThanOrEqual(2);
        const row = await page.locator('[data-slot=product-grid] > li').first().boundingBox();
        expect(row?.y).toBeGreaterThan(0);
        expect(row?.y).toBeLessThanOrEqual(900);
      },
    );
  }
}

test(
  'opens the books of a year and a track',
  { tag: ['@core-phone', '@ar-desktop'] },
  async ({ page, open, t, language }) => {
    const { total } = await readListing({ p_grade: 2, p_track: 'literary' });
    await open('/shop');
    const chooser = page.getByRole('form', { name: t('catalogue.chooser.label') });
    const grade = chooser.getByRole('combobox', { name: t('catalogue.filters.grade.label') });
    // The year with the most books is preselected.
    await expect(grade).toHaveValue('3');
    await grade.selectOption('2');
    await chooser
      .getByRole('combobox', { name: t('catalogue.filters.track.label') })
      .selectOption('literary');
    await chooser.getByRole('button', { name: t('catalogue.chooser.show') }).click();
    await expect(page).toHaveURL(
      (url) => url.pathname + url.search === at(language, '/shop?grade=2&track=literary'),
    );
    await expect(bookCount(page, t, total)).toBeVisible();
  },
);

test(
  'shows in which directions the shelf of subjects continues',
  { tag: ['@core-phone', '@ar-desktop'] },
  async ({ page, open, t }) => {
    await open('/shop');
    const shelf = page.getByRole('navigation', { name: t('catalogue.subjects.title') });
    const back = shelf.getByRole('button', { name: t('catalogue.subjects.back') });
    const onward = shelf.getByRole('button', { name: t('catalogue.subjects.onward') });
    const spines = shelf.getByRole('listitem').getByRole('link');
    await shelf.scrollIntoViewIfNeeded();
    await expect(back).toBeDisabled();
    await expect(onward).toBeEnabled();
    await onward.click();
    await expect(back).toBeEnabled();
    await expect(spines.first()).not.toBeInViewport();
    await spines.last().focus();
    await expect(spines.last()).toBeInViewport({ ratio: 0.9 });
    await expect(onward).toBeDisabled();
    await expect(
      shelf.getByRole('link', { name: t('catalogue.subjects.all'), exact: true }),
    ).toHaveAttribute('href', /\/subjects$/);
  },
);
