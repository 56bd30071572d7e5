/**
 * The cookie in which the session lives. The server verifies it; the browser's client and the header may read it.
 * This file imports nothing, as the header of every page needs it.
 */
export const sessionCookieName = 'sb-shop-auth-token';

/** A long session is cut into `….0`, `….1` and so on. */
export function isSessionCookie(name: string): boolean {
  return /^sb-shop-auth-token(?:\.\d+)?$/.test(name);
}
