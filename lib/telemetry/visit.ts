import { telemetryEnv } from '@/lib/env/telemetry';
import { sessionCookieName } from '@/lib/supabase/session-cookie';
import { redactUrl } from '@/supabase/functions/_shared/contracts/telemetry-redaction';

/** Null if storage is blocked or full. */
function keptId(storage: 'sessionStorage' | 'localStorage'): string | null {
  try {
    return (window[storage]['telemetry'] ??= crypto.randomUUID()) as string;
  } catch {
    return null;
  }
}

/** The visit that events belong to, without the shopper, who may change during it. */
export function readVisit() {
  return {
    session_id: keptId('sessionStorage') ?? crypto.randomUUID(),
    anon_id: keptId('localStorage'),
    app_version: telemetryEnv.version,
    locale: document.documentElement.lang,
    /** Read when it is sent: the first use of `Intl.DateTimeFormat` blocks a cheap phone for a tenth of a second. */
    get tz() {
      return Intl.DateTimeFormat().resolvedOptions().timeZone;
    },
    user_agent: navigator.userAgent,
    referrer: redactUrl(document.referrer),
  };
}

const cookieParts = new RegExp(`${sessionCookieName}[.\\d]*=(?:base64-)?([\\w-]+)`, 'g');

const partOf = (coded: string, pattern: RegExp) => {
  try {
    return pattern.exec(atob(coded.replace(/-/g, '+').replace(/_/g, '/')))?.[1];
  } catch {
    // Not a cookie written by the shop.
    return undefined;
  }
};

/** The token in the session cookies, unverified: the server verifies it. */
export function storedToken(): string | undefined {
  const parts = [...document.cookie.matchAll(cookieParts)].map(([, part]) => part);
  return partOf(parts.join(''), /"access_token":"([\w.-]+)/);
}

/** The user id in a token, unverified. */
export const shopperOf = (token: string) => partOf(token.split('.')[1] ?? '', /"sub":"([\w-]+)/);
