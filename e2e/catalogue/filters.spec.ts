import type { Page } from '@playwright/test';
import { readListing, readNames } from '../fixtures/backend.ts';
import { bookCard } from '../fixtures/cards.ts';
import { phone } from '../fixtures/devices.ts';
import { at } from '../fixtures/http.ts';
import { bookCount, openFilters, openSheet, pressBelowBooks } from '../fixtures/lists.ts';
import { expectForEverybody } from '../fixtures/screen.ts';
import { expect, test } from '../fixtures/shopper.ts';

const filter = (page: Page, id: string) => page.locator(`main [id="${id}"]:visible`);

test(
  'combines a grade, a track, a subject, a price and an order',
  { tag: ['@core-phone', '@ar-desktop'] },
  async ({ page, open, t, language }) => {
    await open('/shop');
    await openFilters(page, t);
    await filter(page, 'by-grade-3').click();
    await expect(page).toHaveURL(/[?&]grade=3$/);
    await openFilters(page, t);
    await filter(page, 'by-track-scientific').click();
    await expect(page).toHaveURL(/[?&]grade=3&track=scientific$/);
    const chosen = { p_grade: 3, p_track: 'scientific' };
    const { facets, total } = await readListing(chosen);
    await expect(bookCount(page, t, total)).toBeVisible();

    const subject = facets.subject[0]!;
    await openFilters(page, t);
    await filter(page, `by-subject-${subject.value}`).click();
    await expect(page).toHaveURL(/subject=.*grade=3&track=scientific$/);
    await expect(bookCount(page, t, subject.count)).toBeVisible();
    const name = language === 'en' && subject.name_en ? subject.name_en : subject.name;
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText(t('catalogue.filters.grade.3'));
    await expect(heading).toContainText(name);

    const within = await readListing({ ...chosen, p_subject: subject.value });
    const band = within.facets.price[0]!;
    await openFilters(page, t);
    await filter(page, `by-price-${band.value}`).click();
    await expect(bookCount(page, t, band.count)).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/price=/);

    await page.getByRole('link', { name: t('catalogue.sort.price-asc') }).click();
    await expect(page).toHaveURL(/&sort=price-asc$/);
    const cheapest = await readListing({
      ...chosen,
      p_subject: subject.value,
      p_sort: 'price-asc',
    });
    const first = page.locator(`${bookCard}:visible`).first().locator('a').first();
    await expect(first).toHaveAttribute(
      'href',
      new RegExp(`/product/${cheapest.products[0]!.sku}$`),
    );
    await expect(page.getByRole('link', { name: t('catalogue.sort.price-asc') })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
);

test(
  'keeps a row of filters in view on a phone, which adds and removes a grade',
  { tag: '@core-phone' },
  async ({ page, open, t, isMobile, language }) => {
    await open('/shop');
    const row = page.getByRole('navigation', { name: t('catalogue.filters.quick') });
    if (!isMobile) {
      await expect(row).toBeHidden();
      return;
    }
    await page.locator(bookCard).nth(20).scrollIntoViewIfNeeded();
    const chip = filter(page, 'chip-grade-3');
    await expect(row.getByRole('link').first()).toBeInViewport();
    const belowHeader = async () => {
      const header = (await page.getByRole('banner').boundingBox())!;
      return Math.abs((await row.boundingBox())!.y - header.y - header.height);
    };
    await expect.poll(belowHeader).toBeLessThanOrEqual(1);

    await chip.click();
    await expect(page).toHaveURL(new RegExp(`${at(language, '/shop')}\\?grade=3$`));
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(0);
    await expect(filter(page, 'chip-grade-3')).toBeFocused();
    // The other grades are gone; the active one is first, and removes itself.
    await expect(filter(page, 'chip-grade-2')).toHaveCount(0);
    await expect(row.getByRole('link').first()).toHaveAccessibleName(
      `${t('catalogue.filters.remove')} ${t('catalogue.filters.grade.3')}`,
    );
    await page.keyboard.press('Tab');
    await expect(row.getByRole('link').nth(1)).toBeFocused();
    await expect(row.getByRole('link').nth(1)).toBeInViewport({ ratio: 1 });
    await filter(page, 'chip-grade-3').click();
    await expect(page).toHaveURL(new RegExp(`${at(language, '/shop')}$`));
  },
);

test(
  'keeps the sheet of filters open on a phone while some are chosen',
  { tag: '@core-phone' },
  async ({ page, open, t }) => {
    await page.setViewportSize(phone.viewport);
    const { facets } = await readListing({ p_grade: 3 });
    const track = facets.track.find(({ value }) => value === 'scientific')!;
    const sheet = page.getByRole('dialog', { name: t('catalogue.filters.title') });
    const shows = (books: number) =>
      sheet.getByRole('button', { name: t('catalogue.filters.showBooks', { count: books }) });
    const button = page.getByRole('button', { name: t('catalogue.filters.show') });
    await open('/shop?grade=3');
    await button.click();
    await expect(sheet).toBeFocused();
    await expectForEverybody(page, 'filters-sheet');
    // The focus stays in the sheet, and Escape returns it to the button.
    await expect(page.getByRole('main').locator('[inert] [data-slot=product-grid]')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(button).toBeFocused();

    await button.click();
    await filter(page, 'by-track-scientific').click();
    await expect(page).toHaveURL(/grade=3&track=scientific$/);
    await expect(filter(page, 'by-track-scientific')).toBeFocused();
    await expect(shows(track.count)).toBeInViewport({ ratio: 1 });
    const within = await readListing({ p_grade: 3, p_track: 'scientific' });
    const subject = within.facets.subject[0]!;
    await filter(page, `by-subject-${subject.value}`).click();
    await expect(shows(subject.count)).toBeVisible();
    await shows(subject.count).click();
    await expect(openSheet(page)).toHaveCount(0);
    await expect(bookCount(page, t, subject.count)).toBeInViewport();
    await expect(button).toContainText('3');

    // Back opens the previous list, without the sheet.
    await button.click();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/grade=3&track=scientific$/);
    await expect(openSheet(page)).toHaveCount(0);
    await expect(page.locator('[inert]')).toHaveCount(0);
  },
);

test(
  'finds a name beyond the first dozen by typing in its filter',
  { tag: '@core-phone' },
  async ({ page, open, t, language }) => {
    const { facets, values } = await readListing();
    const { entries } = await readNames('owners', language);
    expect(values.owner).toBeGreaterThan(facets.owner.length);
    const shown = new Set(facets.owner.map(({ value }) => value));
    const wanted = entries.find(({ slug }) => !shown.has(slug))!;
    const name = language === 'en' && wanted.name_en ? wanted.name_en : wanted.name;
    await open('/shop');
    await openFilters(page, t);
    const group = page.getByRole('region', {
      name: t('catalogue.filters.owner.label'),
      exact: true,
    });
    await group.locator('summary').click();
    await group.getByRole('searchbox', { name: t('facetSearch.owner') }).fill(name);
    await group.locator(`[id="found-owner-${wanted.slug}"]`).click();
    await expect(page).toHaveURL(
      new RegExp(`${at(language, '/owners/')}${encodeURIComponent(wanted.slug)}$`),
    );
    await expect(bookCount(page, t, wanted.count)).toBeVisible();
  },
);

test(
  'opens names from a letter of a directory, and books from a name',
  { tag: '@core-phone' },
  async ({ page, open, t, language }) => {
    const { entries, letters } = await readNames('owners', language);
    await open('/shop');
    await pressBelowBooks(
      page.getByRole('contentinfo').getByRole('link', { name: t('layout.directories.owner') }),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('directory.owner.title'));
    const last = letters.findLast(({ page: place }) => place === 1)!;
    await page
      .getByRole('navigation', { name: t('directory.letters') })
      .getByRole('link', { name: last.letter.toUpperCase(), exact: true })
      .click();
    const heading = page.getByRole('heading', {
      level: 2,
      name: last.letter.toUpperCase(),
      exact: true,
    });
    await expect(heading).toBeInViewport();
    const under = entries.find(({ letter }) => letter === last.letter)!;
    const name = language === 'en' && under.name_en ? under.name_en : under.name;
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await page
      .getByRole('navigation', { name: t('product.breadcrumb') })
      .getByRole('link', { name: t('directory.owner.title') })
      .click();
    await expect(page).toHaveURL(new RegExp(`${at(language, '/owners')}$`));
  },
);
