import { NextResponse, type NextRequest } from 'next/server';
import { isDesk, isGuarded, isGuardedPage, loginPath } from '@/lib/auth/guarded-paths';
import { uncached } from '@/lib/cache-control';
import { filtersToQuery, parseFilters, type CatalogueFilters } from '@/lib/catalogue/filters';
import { classifyList, isBeyondSearch } from '@/lib/catalogue/known-lists';
import { viewSegment } from '@/lib/catalogue/view';
import { decodeSegment } from '@/lib/decode-segment';
import { publicEnvironment as environment } from '@/lib/env/public';
import { answerPrivately } from '@/lib/http/private-page';
import { securityHeaders } from '@/lib/http/security-headers.mjs';
import { defaultLocale, localePath, type Locale } from '@/lib/i18n/locale';
import { languageCookie, leavesEnglish, prefersEnglish } from '@/lib/i18n/stored-language';
import { isOwnDocument } from '@/lib/navigation/own-document';
import { paymentLanguageCookie } from '@/lib/payments/payment-language';
import { isInternal, routeOf } from '@/lib/routes.mjs';
import type { ShopClient } from '@/lib/supabase/shop-client';

/** The page's language, and its path without the language. */
function splitLocale(pathname: string): { locale: Locale; path: string } {
  const english = /^\/en(?=\/|$)/.exec(pathname);
  return english
    ? { locale: 'en', path: pathname.slice(3) || '/' }
    : { locale: defaultLocale, path: pathname };
}

// Next.js adds the configured headers to every response except redirects.
const redirectHeaders = Object.fromEntries(
  securityHeaders(environment).map(({ key, value }) => [key, value]),
);

const unkept = { ...redirectHeaders, ...uncached };

/** A redirect, because the shared page of unknown addresses is cached and would contain the search. */
function firstPage(request: NextRequest, locale: Locale, filters: CatalogueFilters) {
  const path = `${localePath(locale, '/shop')}?${filtersToQuery({ ...filters, page: 1 })}`;
  return NextResponse.redirect(new URL(path, request.url), { status: 307, headers: unkept });
}

/** Lists with a query: rewritten to a cached internal path if they may have products, see `known-lists`. */
async function rewriteList(request: NextRequest, locale: Locale, path: string) {
  const filters = parseFilters(Object.fromEntries(request.nextUrl.searchParams));
  // Not the original query: the rewritten address becomes a response header, whose size proxies and clients limit.
  const search = `/search?${filtersToQuery(filters)}`;
  const address = (target: string) => new URL(`/${locale}${target}`, request.url);
  const to = (target: string) => NextResponse.rewrite(address(target));
  const privately = (target: string) => answerPrivately(request, path, address(target));
  if (path !== '/shop') {
    const internal = routeOf(path)?.path === '/:kind' ? '/directory' : '/landing';
    return to(`${internal}${path}/${filters.page}`);
  }
  if (filters.q) {
    return (await isBeyondSearch(filters))
      ? firstPage(request, locale, filters)
      : privately(search);
  }
  const view = viewSegment(filters);
  if (!view) return to('/shop');
  switch (await classifyList(filters)) {
    case 'cacheable':
      return to(`/shop/${view}`);
    case 'empty':
      return privately(search);
    case 'beyond':
      return to('/not-found');
  }
}

/** The canonical path of a page: no trailing slash, no `/ar`, and `/shop` instead of the home page. */
function canonicalPath(pathname: string): string {
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  const arabic = path.replace(/^\/ar(?=\/|$)/, '') || '/';
  return arabic === '/' || arabic === '/en' ? `${arabic}/shop`.replace('//', '/') : arabic;
}

/** Whether the database says that this is not staff. If it does not respond, the page's own guard fails. */
async function isNotStaff(client: ShopClient): Promise<boolean> {
  const { readStaff } = await import('@/lib/desk/frame/read-staff');
  return readStaff(client).then(
    (staff) => staff === null,
    () => false,
  );
}

/**
 * Guards a page. If the session cannot be verified now, the page is rendered all the same: its own guard then shows the
 * error page, so an outage of the auth service does not end sessions.
 */
async function guard(request: NextRequest, locale: Locale, canonical: string, path: string) {
  // Loaded for guarded pages only: it is most of the middleware's code.
  const { readRequestSession } = await import('@/lib/supabase/middleware-session');
  const { session, client, writeTo } = await readRequestSession(request);
  const isSignedOut = session.status === 'signed-out';
  const isStranger = !isSignedOut && isDesk(path) && (await isNotStaff(client));
  const headers = { ...redirectHeaders, 'x-robots-tag': 'noindex' };
  // Without a response body the client router loads the document. It would cache a redirect beyond the sign-in, and a
  // document keeps its policy: the checkout has its own, whatever page leads there.
  if (
    request.headers.get('sec-fetch-dest') === 'empty' &&
    (isSignedOut || isStranger || isOwnDocument(path))
  )
    return writeTo(new NextResponse('', { headers }));
  if (isSignedOut) {
    const target = localePath(locale, loginPath(canonical + request.nextUrl.search));
    const status = 307;
    return writeTo(NextResponse.redirect(new URL(target, request.url), { status, headers }));
  }
  if (isGuardedPage(canonical) && !isStranger) return writeTo(answerPrivately(request, path));
  // A redirect, because the address would become part of the cached page of unknown addresses.
  const unknown = new URL(localePath(locale, '/not-found'), request.url);
  return writeTo(NextResponse.redirect(unknown, { status: 307, headers: unkept }));
}

/** The payment result shows more to the order's owner. The page reads the session, but cannot refresh it. */
async function answerPayer(request: NextRequest, path: string) {
  const { readRequestSession } = await import('@/lib/supabase/middleware-session');
  const { writeTo } = await readRequestSession(request);
  return writeTo(answerPrivately(request, path));
}

function notFound(request: NextRequest, locale: Locale) {
  return NextResponse.rewrite(new URL(`/${locale}/not-found`, request.url));
}

// Pages accept no forms; Next.js would try to parse a body, and fail on malformed ones.
const readingMethods = new Set(['GET', 'HEAD']);

function redirect(request: NextRequest, path: string, status: 307 | 308) {
  const target = new URL(`${path}${request.nextUrl.search}`, request.url);
  // A redirect that depends on one shopper's cookie must not be cached for others.
  const headers = status === 307 ? unkept : redirectHeaders;
  return NextResponse.redirect(target, { status, headers });
}

const picturePath = /\/_next\/image$/;

export function middleware(request: NextRequest) {
  if (!readingMethods.has(request.method)) {
    return new NextResponse(null, {
      status: 405,
      headers: { ...redirectHeaders, allow: 'GET, HEAD' },
    });
  }
  const { pathname } = new URL(request.url);
  // Only covers whose address is not in canonical form: each form would be cached as a separate image.
  if (picturePath.test(pathname)) return new NextResponse(null, { status: 400, headers: unkept });
  const decoded = decodeSegment(pathname);
  if (decoded === null) return notFound(request, defaultLocale);
  const canonical = canonicalPath(pathname);
  const { locale, path } = splitLocale(canonical);
  const isPaymentEnd = path === '/payment-complete';
  const isEnglishWanted =
    prefersEnglish(request) ||
    (isPaymentEnd && request.cookies.get(paymentLanguageCookie)?.value === 'en');
  if (locale === defaultLocale && isEnglishWanted) {
    if (isPaymentEnd || !leavesEnglish(request)) return redirect(request, `/en${path}`, 307);
    // A redirect to the same address, because its page is cached without cookies.
    const answer = redirect(request, canonical, 307);
    answer.headers.set('set-cookie', languageCookie(defaultLocale));
    return answer;
  }
  if (canonical !== pathname) return redirect(request, canonical, 308);
  const { path: decodedPath } = splitLocale(canonicalPath(decoded));
  if (isGuarded(decodedPath)) return guard(request, locale, canonical, decodedPath);
  if (isPaymentEnd) return answerPayer(request, path);
  const route = routeOf(path);
  if (route?.rendered === 'visitor') return answerPrivately(request, path);
  if (route?.query && request.nextUrl.search) return rewriteList(request, locale, path);
  // The encoded address of an ordinary page, or an internal address, which is not public.
  return isInternal(path) ? notFound(request, locale) : NextResponse.next();
}

// Only addresses that need it: plain catalogue pages bypass the middleware. Next.js parses this object statically, so
// every value is a literal.
export const config = {
  matcher: [
    // Addresses that are not canonical.
    '/',
    '/en',
    '/ar/:path*',
    // Percent-encoded addresses, including malformed ones.
    '/(.*%.*)',
    // Requests with a body.
    {
      source: '/((?!(?:_next|api|share|websites)(?:/|$)).*)',
      has: [{ type: 'header', key: 'content-type' }],
    },
    // Pages without prefix, for visitors who have selected English.
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
    { source: '/((?:en/)?shop)', has: [{ type: 'query', key: 'grade' }] },
    { source: '/((?:en/)?shop)', has: [{ type: 'query', key: 'track' }] },
    { source: '/((?:en/)?shop)', has: [{ type: 'query', key: 'price' }] },
    { source: '/((?:en/)?shop)', has: [{ type: 'query', key: 'sort' }] },
    { source: '/((?:en/)?shop)', has: [{ type: 'query', key: 'page' }] },
    {
      source: '/((?:en/)?(?:categories|subjects|owners)(?:/[^/]+)?)',
      has: [{ type: 'query', key: 'page' }],
    },
    // Guarded pages, encoded or not.
    '/((?:en/)?(?:checkout|desk|profile)(?:/.*)?)',
    // Pages rendered per visitor.
    '/((?:en/)?(?:login|signup|reset-password|payment-complete|back-in-stock(?:/stop)?))',
    // Images whose address is not canonical.
    {
      source: '/((?:websites/shop/)?_next/image)',
      missing: [
        {
          type: 'query',
          key: 'url',
          value:
            '(?:/websites/shop/(?:covers|pages)/[^/?#%.\\\\][^/?#%\\\\]*|https?://[^/?#%\\\\]+(?:/[^/?#%.\\\\][^/?#%\\\\]*)+)',
        },
      ],
    },
    // Internal addresses, which are not public.
    '/((?:en/)?(?:shop|landing|directory)/.+)',
    '/((?:en/)?search)',
  ],
};
