import type { NextRequest } from 'next/server';
import type { Locale } from './locale';

const cookieName = 'language';
const secondsInYear = 60 * 60 * 24 * 365;

/** The cookie that stores the language a visitor selected. */
export const languageCookie = (locale: Locale) =>
  `${cookieName}=${locale}; path=/; max-age=${secondsInYear}; samesite=lax`;

/** Whether the visitor selected English. */
export const prefersEnglish = ({ cookies }: NextRequest): boolean =>
  cookies.get(cookieName)?.value === 'en';

/**
 * Whether the language link of an English page was used before its script could store the choice: only that link opens
 * an address without `/en` from an address with it. A prerender is not a choice by the visitor.
 */
export function leavesEnglish({ headers, nextUrl }: NextRequest): boolean {
  const isDocument = headers.get('sec-fetch-dest') === 'document' && !headers.has('sec-purpose');
  const referrer = headers.get('referer');
  if (!isDocument || !referrer || !URL.canParse(referrer)) return false;
  const { host, pathname } = new URL(referrer);
  return host === (headers.get('host') ?? nextUrl.host) && /^\/en(?:\/|$)/.test(pathname);
}
