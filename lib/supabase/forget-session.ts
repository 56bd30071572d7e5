import { isSessionCookie } from './session-cookie';

/** Removes the session from this browser, even if the auth service cannot be reached to end it. */
export function forgetSession(): void {
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (isSessionCookie(name)) document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
  }
}
