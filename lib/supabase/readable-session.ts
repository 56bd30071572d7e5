import * as z from 'zod/mini';
import { isSessionCookie, sessionCookieName } from './session-cookie';

type Cookie = { name: string; value: string };

const sessionSchema = z.object({
  access_token: z.string().check(z.minLength(1)),
  refresh_token: z.string().check(z.minLength(1)),
  expires_at: z.number(),
});

/**
 * The request's cookies without an unreadable session: the Supabase client would throw where it cannot be caught, and
 * log the content.
 */
export function withoutBrokenSession<C extends Cookie>(cookies: C[]): C[] {
  const others = cookies.filter(({ name }) => !isSessionCookie(name));
  if (others.length === cookies.length) return cookies;
  return isReadable(storedValue(cookies)) ? cookies : others;
}

/** The value before it was split into several cookies. */
function storedValue(cookies: Cookie[]): string {
  const values = new Map(cookies.map(({ name, value }) => [name, value]));
  const whole = values.get(sessionCookieName);
  if (whole) return whole;
  let joined = '';
  for (let part = 0; values.has(`${sessionCookieName}.${part}`); part += 1)
    joined += values.get(`${sessionCookieName}.${part}`) ?? '';
  return joined;
}

function isReadable(value: string): boolean {
  const encoded = /^base64-([A-Za-z0-9_-]+)$/.exec(value)?.[1];
  if (!encoded) return false;
  try {
    const letters = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return sessionSchema.safeParse(JSON.parse(text)).success;
  } catch {
    // Not base64, text or JSON: it was not written by the shop.
    return false;
  }
}
