import { env } from '@/lib/env/public';
import { sessionCookieName } from './session-cookie';

/** The same on both sides, or one would not find what the other wrote. */
export const sessionCookieOptions = {
  name: sessionCookieName,
  path: '/',
  sameSite: 'lax',
  secure: env.siteUrl.startsWith('https:'),
} as const;
