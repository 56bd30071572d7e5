import 'server-only';
import { redirect, RedirectType } from 'next/navigation';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { hasSentSession, verifiedSession } from '@/lib/supabase/session.server';
import { loginPath } from './guarded-paths';
import { UnauthorizedError } from './unauthorized';

/**
 * Every guarded page calls this first. The middleware checks too, but a page must not rely on it. `path` has no
 * language prefix. Throws if the request's session has ended, and if the session cannot be verified now.
 */
export async function requireShopper(locale: Locale, path: string) {
  const session = await verifiedSession();
  switch (session.status) {
    case 'signed-in':
      return session.claims;
    case 'signed-out':
      if (await hasSentSession()) throw new UnauthorizedError();
      return redirect(
        localePath(locale, loginPath(localePath(locale, path))),
        RedirectType.replace,
      );
    case 'unknown':
      throw new Error('The session cannot be verified: the auth service is unreachable.');
  }
}
