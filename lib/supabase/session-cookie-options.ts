import { env } from '@/lib/env/public';
import { sessionCookieName } from './session-cookie';

/** The same on the server and in the browser, so that both find the cookie. */
export const sessionCookieOptions = {
  name: sessionCookieName,
  path: '/',
  sameSite: 'lax',
  secure: env.siteUrl.startsWith('https:'),
} as const;
