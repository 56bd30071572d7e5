import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { unstable_doesMiddlewareMatch as matches } from 'next/experimental/testing/server';
import { config } from '@/middleware';
import { isInternal, type Route, routeOf, routes, sectionRoute } from './routes.mjs';

const values: Record<string, string> = {
  ...{ sku: 'A-1', kind: 'owners', slug: '%D8%A3', order_id: '7' },
  ...{ message_id: '7', product_id: '7', code: 'A', page: '2', view: 'page%3D2' },
};
const sample = (path: string) =>
  path.replace('/*', '/any/page').replace(/:(\w+)/g, (_, name: string) => values[name]!);

/** The address of every page in a folder of Next.js. */
function pagesIn(folder: string, path = ''): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'page.tsx') return [path];
    if (!entry.isDirectory()) return [];
    // A route group does not appear in addresses.
    const segment = entry.name.replace(/^\(.+\)$/, '').replace(/^\[(?:\.{3})?(\w+)\]$/, ':$1');
    return pagesIn(`${folder}/${entry.name}`, segment ? `${path}/${segment}` : path);
  });
}

const pages = [...pagesIn('app/[locale]'), ...pagesIn('app/(desk)/[locale]')].filter(
  (path) => path !== '/not-found',
);

test('has a route for every page, and only for pages', () => {
  const missing = pages.filter((path) => !routeOf(sample(path)) && !isInternal(sample(path)));
  expect(missing).toEqual([]);
  const reached = new Set(pages.map((path) => routeOf(sample(path))?.path));
  // Rewritten to `/directory` and `/landing`.
  const rewritten = ['/:kind', '/:kind/:slug'];
  const declared = routes.map(({ path }) => path).filter((path) => !rewritten.includes(path));
  expect(declared.filter((path) => !reached.has(path))).toEqual([]);
});

test('no path belongs to two routes', () => {
  for (const route of routes) expect(routeOf(sample(route.path))).toBe(route);
});

test.each(['/search', '/shop/page%3D2', '/landing/owners/x/1', '/directory/owners/1'])(
  '%s is internal',
  (path) => {
    expect([isInternal(path), routeOf(path)]).toEqual([true, undefined]);
  },
);

test('all pages of a section have the same access and policy', () => {
  const rulesOf = ({
    path: _,
    rendered: _rendered,
    query: _query,
    robots: _robots,
    ...rules
  }: Route) => rules;
  const inSections = routes.filter(({ path }) => !path.startsWith('/:'));
  for (const route of inSections)
    expect(rulesOf(route)).toEqual(rulesOf(sectionRoute(route.path)!));
});

test.each(['/checkouts', '/desks', '/checkout-help', '/shop/profile', '/', ''])(
  '%j is in no guarded section',
  (path) => {
    expect(sectionRoute(path)?.access).toBeUndefined();
  },
);

test('visitor pages may be neither listed by search engines nor cached', () => {
  for (const { rendered, robots, access, query } of routes) {
    if (rendered === 'visitor') expect(robots).not.toBe('index');
    if (access || query === 'all') expect(rendered).toBe('visitor');
  }
});

// Next.js reads the matcher of the middleware as text, so it cannot import the table.
test.each(['', '/en'])(
  'the middleware handles the pages with prefix "%s" that need it',
  (prefix) => {
    const isHandled = (url: string) => matches({ config, url: prefix + url });
    for (const { path, rendered, query } of routes) {
      const url = sample(path).replace('%D8%A3', 'x');
      expect([url, isHandled(url)]).toEqual([url, rendered === 'visitor']);
      const isList = query === 'list' || query === 'page';
      expect([url, isHandled(`${url}?page=2`)]).toEqual([url, isList || rendered === 'visitor']);
      expect([url, isHandled(`${url}?q=x`)]).toEqual([
        url,
        query === 'list' || rendered === 'visitor',
      ]);
    }
    for (const path of pages.filter((page) => !routeOf(sample(page)))) {
      const url = sample(path).replace('%3D', '-');
      expect([url, isHandled(url)]).toEqual([url, true]);
    }
  },
);
