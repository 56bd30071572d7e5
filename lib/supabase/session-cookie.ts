/**
 * The session cookie. The server verifies it; the browser's client and the header read it. This file has no imports
 * because the header of every page needs it.
 */
export const sessionCookieName = 'sb-shop-auth-token';

/** A long session is split into `….0`, `….1` and so on. */
export function isSessionCookie(name: string): boolean {
  return /^sb-shop-auth-token(?:\.\d+)?$/.test(name);
}
