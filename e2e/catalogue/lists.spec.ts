import type { Locator, Page, Route } from '@playwright/test';
import { readListing } from '../fixtures/backend.ts';
import { at } from '../fixtures/http.ts';
import { openFilters, pageLink, pressBelowBooks } from '../fixtures/lists.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { painted, patience } from '../fixtures/time.ts';

/** Delays the lists that the router requests, prefetched or not. */
async function holdLists(page: Page) {
  const held: { query: string; route: Route }[] = [];
  const released = new Set<string>();
  await page.route(
    (url) => url.searchParams.has('_rsc') && /\/shop$/.test(url.pathname),
    async (route) => {
      const { searchParams } = new URL(route.request().url());
      searchParams.delete('_rsc');
      const query = searchParams.toString();
      if (released.has(query)) await route.continue();
      else held.push({ query, route });
    },
  );
  return {
    queries: () => held.map(({ query }) => query),
    /** Resolves when the held requests have responses. A response that the page no longer needs may never end. */
    release: async (query: string) => {
      released.add(query);
      const routes = held.filter((list) => list.query === query).map(({ route }) => route);
      for (const route of routes) {
        await route.continue();
        await route.request().response();
      }
    },
  };
}

const skeletons = (page: Page) => page.locator('main [data-slot=card-skeleton]');
const filter = (page: Page, name: string) => page.locator(`main [id="${name}"]:visible`);

test('responds to a filter at once, and keeps the position', async ({ page, open, t }) => {
  const { facets } = await readListing();
  const { value, count } = facets.level[0]!;
  await open('/shop?availability=available');
  await openFilters(page, t);
  const lists = await holdLists(page);
  const link = filter(page, `by-level-${value}`);
  await link.focus();
  const query = `level=${value}&availability=available`;
  await link.click();
  await expect(skeletons(page)).toHaveCount(50);
  await expect(link).toHaveAttribute('data-pressed', 'true');
  await expect(page.locator('section[aria-busy="true"]')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: t('common.loading') })).toBeAttached();
  await expect(page.locator('[data-slot=navigation-bar]')).toBeVisible();
  const top = async (place: Locator) => (await place.boundingBox())?.y ?? 0;
  const before = await top(link);

  await lists.release(query);
  await expect(page).toHaveURL(new RegExp(query));
  await expect(skeletons(page)).toHaveCount(0);
  expect(count).toBeGreaterThan(0);
  await expect(filter(page, `by-level-${value}`)).toBeFocused();
  await expect
    .poll(async () => Math.abs((await top(filter(page, `by-level-${value}`))) - before))
    .toBeLessThan(60);
});

test('applies the later of two filters, whichever list arrives first', async ({
  page,
  open,
  t,
}) => {
  const { facets } = await readListing();
  const [one, other] = [facets.course[0]!.value, facets.level[0]!.value];
  await open('/shop?availability=available');
  await openFilters(page, t);
  const lists = await holdLists(page);
  const [first, second] = [
    `course=${one}&availability=available`,
    `level=${other}&availability=available`,
  ];
  await filter(page, `by-course-${one}`).click();
  await expect(skeletons(page)).toHaveCount(50);
  await filter(page, `by-level-${other}`).click();
  await expect(filter(page, `by-level-${other}`)).toHaveAttribute('data-pressed', 'true');
  await expect(filter(page, `by-course-${one}`)).not.toHaveAttribute('data-pressed', 'true');
  await lists.release(first);
  await painted(page);
  await expect(skeletons(page)).toHaveCount(50);
  await expect(page).not.toHaveURL(/course=/);
  await lists.release(second);
  await expect(page).toHaveURL(new RegExp(second));
  await expect(skeletons(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/shop\?availability=available$/);
  await expect(skeletons(page)).toHaveCount(0);
});

test('responds to a page number at once, and offers to retry a slow list', async ({
  page,
  open,
  t,
  language,
}) => {
  await page.clock.install();
  await open('/shop');
  const lists = await holdLists(page);
  const next = pageLink(page, t, 'next');
  await pressBelowBooks(next);
  await expect(skeletons(page)).toHaveCount(50);
  await page.clock.fastForward(6_000);
  await expect(page.getByText(t('layout.slowPage'))).toBeVisible();
  expect(lists.queries()).toContain('page=2');
  await page.getByRole('link', { name: t('layout.loadAgain') }).click();
  await expect(page).toHaveURL(new RegExp(`${at(language, '/shop')}\\?page=2$`));
  await expect(skeletons(page)).toHaveCount(0);
});

test('goes back while a list is loading', async ({ page, open, t }) => {
  await open('/shop');
  const next = pageLink(page, t, 'next');
  await pressBelowBooks(next);
  await expect(page).toHaveURL(/page=2$/);
  const lists = await holdLists(page);
  await pressBelowBooks(next);
  await expect(skeletons(page)).toHaveCount(50);
  await page.goBack();
  await expect(page).toHaveURL(/\/shop$/);
  await expect(skeletons(page)).toHaveCount(0);
  await lists.release('page=3');
  await painted(page);
  await expect(page).toHaveURL(/\/shop$/);
  await expect(page.locator('main [data-slot=product-grid]:visible')).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('reports a filter without a network, and loads its list when the network returns', async ({
    page,
    open,
    context,
    t,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    const { facets } = await readListing();
    const { value } = facets.course[0]!;
    await open('/shop?availability=available');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await openFilters(page, t);
    await context.setOffline(true);
    await filter(page, `by-course-${value}`).click();
    await expect(page.getByRole('heading', { name: t('offline.title') })).toBeVisible();
    await context.setOffline(false);
    await expect(filter(page, 'books')).toBeAttached(patience);
    await expect(page).toHaveURL(new RegExp(`course=${value}`));
  });
});

test('shows at once that a search is loading', async ({ page, open, t }) => {
  await open('/shop?availability=available');
  const lists = await holdLists(page);
  const box = page.getByRole('main').getByRole('combobox', { name: t('catalogue.searchLabel') });
  await box.fill('الأحياء');
  await box.press('Enter');
  await expect(skeletons(page)).toHaveCount(50);
  await box.press('End');
  await box.pressSequentially(' 3');
  const query = new URLSearchParams([
    ['q', 'الأحياء'],
    ['availability', 'available'],
  ]).toString();
  await lists.release(query);
  // Text that was typed in the meantime is kept in the new list, with the cursor, and is searched next.
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('الأحياء 3');
  const owed = new URLSearchParams([
    ['q', 'الأحياء 3'],
    ['availability', 'available'],
  ]).toString();
  await lists.release(owed);
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'الأحياء 3');
});
