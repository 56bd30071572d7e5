import type { Page, Route } from '@playwright/test';
import { at } from '../fixtures/http.ts';
import { expectForEverybody } from '../fixtures/screen.ts';
import { expect, test } from '../fixtures/shopper.ts';

/** The router's own requests for a page, which differ from those for its document in their query. */
const isRouterRequest = (path: string) => (url: URL) =>
  url.pathname === path && url.searchParams.has('_rsc');
const neverAnswer = () => undefined;

/** A mark that disappears with the document. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-mark', ''));
const marked = (page: Page) => page.locator('body[data-mark]');
const bar = (page: Page) => page.locator('[data-slot=navigation-bar]');

test('shows at once that a page is loading, and navigates without a document', async ({
  page,
  open,
  t,
  language,
}) => {
  await open('/about');
  await mark(page);
  let answer = (): void => undefined;
  const requested = new Promise<void>((resolve) => (answer = resolve));
  await page.route(isRouterRequest(at(language, '/help')), async (route: Route) => {
    await requested;
    await route.continue();
  });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('layout.help') })
    .click();
  await expect(bar(page)).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1, name: t('help.heading') })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expect(marked(page)).toHaveCount(1);
});

test('reports a slow page after a while, and offers to load it', async ({
  page,
  open,
  t,
  language,
}) => {
  const path = at(language, '/help');
  await page.clock.install();
  await open('/about');
  await mark(page);
  await page.route(isRouterRequest(path), neverAnswer);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('layout.help') })
    .click();
  const note = page.getByRole('status').filter({ hasText: t('layout.slowPage') });
  const again = note.getByRole('link', { name: t('layout.loadAgain') });
  await expect(bar(page)).toBeVisible();
  await page.clock.fastForward(6_000);
  await expect(again).toBeVisible();
  await expectForEverybody(page, 'slow-page');
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: t('help.heading') })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(marked(page)).toHaveCount(0);
});

test('follows another link while a page does not load', async ({ page, open, t, language }) => {
  await open('/about');
  await mark(page);
  await page.route(isRouterRequest(at(language, '/help')), neverAnswer);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: t('layout.help') }).click();
  await expect(bar(page)).toBeVisible();
  await footer.getByRole('link', { name: t('layout.trackOrder') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('track.title') })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expect(marked(page)).toHaveCount(1);
});

test('loads a page as a document if its response fails', async ({
  page,
  open,
  t,
  language,
  expectedTrouble,
}) => {
  expectedTrouble.push(/ERR_FAILED|Failed to fetch RSC payload/);
  await open('/about');
  await page.route(isRouterRequest(at(language, '/help')), (route) => route.abort());
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('layout.help') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('help.heading') })).toBeVisible();
});

test('searches from the header without loading a document', async ({
  page,
  open,
  t,
  language,
  isMobile,
}) => {
  await open('/about');
  await mark(page);
  if (isMobile) await page.getByRole('button', { name: t('layout.searchShop') }).click();
  const field = page.getByRole('banner').getByRole('combobox').filter({ visible: true });
  await field.fill('الأحياء');
  await field.press('Enter');
  await expect(page).toHaveURL(
    (url) => url.pathname === at(language, '/shop') && url.searchParams.get('q') === 'الأحياء',
  );
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(marked(page)).toHaveCount(1);
});
