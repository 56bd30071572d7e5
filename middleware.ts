import { NextResponse, type NextRequest } from 'next/server';
import { isCheckout, isGuarded, loginPath } from '@/lib/auth/guarded-paths';
import { filtersToQuery, parseFilters } from '@/lib/catalogue/filters';
import { classifyList, isBeyondSearch } from '@/lib/catalogue/known-lists';
import { viewSegment } from '@/lib/catalogue/view';
import { decodeSegment } from '@/lib/http/decode-segment';
import { paymentSettings } from '@/lib/env/payments';
import { publicEnvironment as environment } from '@/lib/env/public';
import { contentPolicy, securityHeaders } from '@/lib/http/security-headers.mjs';
import { defaultLocale, type Locale } from '@/lib/i18n/locale';

/** The page's language, and its path without the language. */
function splitLocale(pathname: string): { locale: Locale; path: string } {
  const english = /^\/en(?=\/|$)/.exec(pathname);
  return english
    ? { locale: 'en', path: pathname.slice(3) || '/' }
    : { locale: defaultLocale, path: pathname };
}

// Next adds the headers of its configuration to every answer but a redirect.
const redirectHeaders = Object.fromEntries(
  securityHeaders(environment).map(({ key, value }) => [key, value]),
);

function providerOrigins(): string[] {
  const { providers, fawry, paymob } = paymentSettings();
  const origins = { fawry: fawry?.origin, paymob: paymob?.origin };
  return providers.flatMap((provider) => origins[provider] ?? []);
}

/** A policy for one answer: Next puts the nonce that it finds there on every script of the page. */
function privatePolicy(path: string): string {
  const nonce = btoa(crypto.randomUUID());
  return contentPolicy(environment, {
    nonce,
    providers: isCheckout(path) ? providerOrigins() : [],
  });
}

const listPath = /^\/(?:shop|(?:categories|subjects|owners)\/[^/]+)$/;

/** Lists with a query string: cached under an internal path when they can have products, see `known-lists`. */
async function rewriteList(request: NextRequest, locale: Locale, path: string) {
  const filters = parseFilters(Object.fromEntries(request.nextUrl.searchParams));
  // Not as it was asked for: the rewritten address is a header of the answer, which proxies and clients bound.
  const search = `/search?${filtersToQuery(filters)}`;
  const to = (target: string) => NextResponse.rewrite(new URL(`/${locale}${target}`, request.url));
  if (path !== '/shop') {
    return to(filters.page > 1 ? `${path}/${filters.page}` : path);
  }
  if (filters.q) return to((await isBeyondSearch(filters)) ? '/not-found' : search);
  const view = viewSegment(filters);
  if (!view) return to('/shop');
  switch (await classifyList(filters)) {
    case 'cacheable':
      return to(`/shop/${view}`);
    case 'empty':
      return to(search);
    case 'beyond':
      return to('/not-found');
  }
}

/** The address under which a page is known: no slash at the end, no `/ar`, and the shop in place of a home page. */
function canonicalPath(pathname: string): string {
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  const arabic = path.replace(/^\/ar(?=\/|$)/, '') || '/';
  return arabic === '/' || arabic === '/en' ? `${arabic}/shop`.replace('//', '/') : arabic;
}

const isInternal = (path: string) =>
  /^\/(?:search|shop\/.+|(?:categories|subjects|owners)\/[^/]+\/.+)$/.test(path);

/**
 * The way to a guarded page. When nobody can say whose session it is, the page is asked for all the same: its own guard
 * refuses it with the error screen, and a shopper is not signed out because the auth service is away.
 */
async function guard(request: NextRequest, locale: Locale, canonical: string, path: string) {
  // Loaded for guarded pages only: it is most of the middleware's code.
  const { readRequestSession } = await import('@/lib/supabase/middleware-session');
  const { session, writeTo } = await readRequestSession(request);
  const isSignedOut = session.status === 'signed-out';
  const headers = { ...redirectHeaders, 'x-robots-tag': 'noindex' };
  // Without a page the router in the browser loads the document. It would remember a redirect past the sign-in, and a
  // document keeps the policy that it came with: the checkout has one of its own, whatever led there.
  if (request.headers.get('sec-fetch-dest') === 'empty' && (isSignedOut || isCheckout(path)))
    return writeTo(new NextResponse('', { headers }));
  if (isSignedOut) {
    const target = loginPath(locale, canonical + request.nextUrl.search);
    const status = 307;
    return writeTo(NextResponse.redirect(new URL(target, request.url), { status, headers }));
  }
  const policy = privatePolicy(path);
  request.headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers: request.headers } });
  response.headers.set('content-security-policy', policy);
  response.headers.set('x-robots-tag', 'noindex');
  return writeTo(response);
}

function notFound(request: NextRequest, locale: Locale) {
  return NextResponse.rewrite(new URL(`/${locale}/not-found`, request.url));
}

// Pages take no forms; Next would try to read one, and fail on those that it cannot.
const readingMethods = new Set(['GET', 'HEAD']);

function redirect(request: NextRequest, path: string, status: 307 | 308) {
  const target = new URL(`${path}${request.nextUrl.search}`, request.url);
  return NextResponse.redirect(target, { status, headers: redirectHeaders });
}

export function middleware(request: NextRequest) {
  if (!readingMethods.has(request.method)) {
    return new NextResponse(null, {
      status: 405,
      headers: { ...redirectHeaders, allow: 'GET, HEAD' },
    });
  }
  const { pathname } = new URL(request.url);
  const decoded = decodeSegment(pathname);
  if (decoded === null) return notFound(request, defaultLocale);
  const canonical = canonicalPath(pathname);
  const { locale, path } = splitLocale(canonical);
  const prefersEnglish = request.cookies.get('language')?.value === 'en';
  if (locale === defaultLocale && prefersEnglish) return redirect(request, `/en${path}`, 307);
  if (canonical !== pathname) return redirect(request, canonical, 308);
  const { path: decodedPath } = splitLocale(canonicalPath(decoded));
  if (isGuarded(decodedPath)) return guard(request, locale, canonical, decodedPath);
  if (listPath.test(path) && request.nextUrl.search) return rewriteList(request, locale, path);
  // An encoded address of a page like any other, or an internal one, which nobody may open.
  return isInternal(path) ? notFound(request, locale) : NextResponse.next();
}

// Only what needs it: the plain catalogue pages are answered without the middleware. Next reads this object
// from the source, so every value is written out.
export const config = {
  matcher: [
    // Addresses that are written in another way than their page's own.
    '/',
    '/en',
    '/ar/:path*',
    // Encoded addresses, among them some that cannot be decoded.
    '/(.*%.*)',
    // Requests with a body.
    {
      source: '/((?!(?:_next|api|share|websites)(?:/|$)).*)',
      has: [{ type: 'header', key: 'content-type' }],
    },
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
    // Guarded pages, encoded or not.
    '/((?:en/)?(?:checkout|profile)(?:/.*)?)',
    // Internal addresses, which nobody may open.
    '/((?:en/)?shop/.+)',
    '/((?:en/)?search)',
    '/((?:en/)?(?:categories|subjects|owners)/[^/]+/.+)',
  ],
};
