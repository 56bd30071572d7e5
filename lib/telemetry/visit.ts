import { telemetryEnv } from '@/lib/env/telemetry';
import { sessionCookieName } from '@/lib/supabase/session-cookie';
import { redactUrl } from '@/supabase/functions/_shared/contracts/telemetry-redaction';

/** Null where storage is blocked or full. */
function keptId(storage: 'sessionStorage' | 'localStorage'): string | null {
  try {
    return (window[storage]['telemetry'] ??= crypto.randomUUID()) as string;
  } catch {
    return null;
  }
}

/** The visit that events belong to (spec §3 Telemetry). */
export function readVisit() {
  return {
    session_id: keptId('sessionStorage') ?? crypto.randomUUID(),
    anon_id: keptId('localStorage'),
    // The server takes it from the token alone.
    user_id: null,
    app_version: telemetryEnv.version,
    locale: document.documentElement.lang,
    tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
    user_agent: navigator.userAgent,
    referrer: redactUrl(document.referrer),
  };
}

const cookieParts = new RegExp(`${sessionCookieName}[.\\d]*=(?:base64-)?([\\w-]+)`, 'g');

/** The token in the cookies of the session, as it stands there: the server verifies it. */
export function storedToken(): string | undefined {
  const parts = [...document.cookie.matchAll(cookieParts)].map(([, part]) => part).join('');
  try {
    const session = atob(parts.replace(/-/g, '+').replace(/_/g, '/'));
    return /"access_token":"([\w.-]+)/.exec(session)?.[1];
  } catch {
    // Somebody else's cookie of that name.
    return undefined;
  }
}
