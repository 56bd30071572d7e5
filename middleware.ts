import { NextResponse, type NextRequest } from 'next/server';
import { parseFilters } from '@/lib/catalogue/filters';
import { classifyList, isBeyondSearch } from '@/lib/catalogue/known-lists';
import { viewSegment } from '@/lib/catalogue/view';
import { defaultLocale, type Locale } from '@/lib/i18n/locale';

/** The page's language, and its path without the language. */
function splitLocale(pathname: string): { locale: Locale; path: string } {
  const english = /^\/en(?=\/|$)/.exec(pathname);
  return english
    ? { locale: 'en', path: pathname.slice(3) || '/' }
    : { locale: defaultLocale, path: pathname };
}

const listPath = /^\/(?:shop|(?:categories|subjects|owners)\/[^/]+)$/;

/** Lists with a query string: cached under an internal path when they can have products, see `known-lists`. */
async function rewriteList(request: NextRequest, locale: Locale, path: string) {
  const { searchParams, search } = request.nextUrl;
  const filters = parseFilters(Object.fromEntries(searchParams));
  const to = (target: string) => NextResponse.rewrite(new URL(`/${locale}${target}`, request.url));
  if (path !== '/shop') {
    return to(filters.page > 1 ? `${path}/${filters.page}` : path);
  }
  if (filters.q) return to((await isBeyondSearch(filters)) ? '/not-found' : `/search${search}`);
  const view = viewSegment(filters);
  if (!view) return to('/shop');
  switch (await classifyList(filters)) {
    case 'cacheable':
      return to(`/shop/${view}`);
    case 'empty':
      return to(`/search${search}`);
    case 'beyond':
      return to('/not-found');
  }
}

export function middleware(request: NextRequest) {
  const { locale, path } = splitLocale(request.nextUrl.pathname);
  const prefersEnglish = request.cookies.get('language')?.value === 'en';
  if (locale === defaultLocale && prefersEnglish) {
    const target = new URL(
      `/en${path === '/' ? '/shop' : path}${request.nextUrl.search}`,
      request.url,
    );
    return NextResponse.redirect(target);
  }
  if (listPath.test(path)) return rewriteList(request, locale, path);
  return NextResponse.rewrite(new URL(`/${locale}/not-found`, request.url));
}

// Only what needs it: the plain catalogue pages are answered without the middleware. Next reads this object
// from the source, so every value is written out.
export const config = {
  matcher: [
    // A stored choice of English on an unprefixed page.
    {
      source: '/((?!(?:en|ar|_next|api|share|websites)(?:/|$))(?!.*\\.).*)',
      has: [{ type: 'cookie', key: 'language', value: 'en' }],
    },
    // Lists with a filter, a search or a page number.
    { source: '/((?:en/)?shop)', has: [{ type: 'query', key: 'q' }] },
    { source: '/((?:en/)?shop)', has: [{ type: 'query', key: 'category' }] },
    { source: '/((?:en/)?shop)', has: [{ type: 'query', key: 'subject' }] },
    { source: '/((?:en/)?shop)', has: [{ type: 'query', key: 'course' }] },
    { source: '/((?:en/)?shop)', has: [{ type: 'query', key: 'level' }] },
    { source: '/((?:en/)?shop)', has: [{ type: 'query', key: 'owner' }] },
    { source: '/((?:en/)?shop)', has: [{ type: 'query', key: 'availability' }] },
    { source: '/((?:en/)?shop)', has: [{ type: 'query', key: 'page' }] },
    {
      source: '/((?:en/)?(?:categories|subjects|owners)/[^/]+)',
      has: [{ type: 'query', key: 'page' }],
    },
    // Internal addresses, which nobody may open.
    '/((?:en/)?shop/.+)',
    '/((?:en/)?search)',
    '/((?:en/)?(?:categories|subjects|owners)/[^/]+/.+)',
  ],
};
