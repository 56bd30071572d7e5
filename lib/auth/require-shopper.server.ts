import 'server-only';
import { redirect, RedirectType } from 'next/navigation';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { hasSentSession, verifiedSession } from '@/lib/supabase/session.server';
import { loginPath } from './guarded-paths';
import { UnauthorizedError } from './unauthorized';

/**
 * The guard of a page, for every guarded page to call before anything else: the middleware asks first, but a page
 * does not rely on it. `path` has no language prefix. Throws when the session of the request is over, and when nobody
 * can say who is asking.
 */
export async function requireShopper(locale: Locale, path: string) {
  const session = await verifiedSession();
  switch (session.status) {
    case 'signed-in':
      return session.claims;
    case 'signed-out':
      if (await hasSentSession()) throw new UnauthorizedError();
      return redirect(loginPath(locale, localePath(locale, path)), RedirectType.replace);
    case 'unknown':
      throw new Error('The auth service cannot be asked who this shopper is.');
  }
}
