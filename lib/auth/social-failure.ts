import { authFailure, isAuthRefusal, type AuthFailure } from './auth-failure';

/**
 * The social provider's own message on its way from `/callback.html` to the login page. Not in the address, where
 * anybody could write one and pass it on as a link.
 */
export const socialFailureCookie = 'social-failure';

const longest = 200;

/** What the auth service came back with in place of a code; null when it says nothing. */
export function socialFailure(answer: URLSearchParams): AuthFailure | null {
  const code = answer.get('error_code') ?? answer.get('error') ?? undefined;
  const message = answer.get('error_description') ?? '';
  return code || message ? authFailure({ name: 'AuthApiError', message, code }) : null;
}

export function socialFailureValue(failure: AuthFailure): string {
  const { refusal } = failure;
  const message =
    refusal === null ? failure.message.replace(/\p{Cc}+/gu, ' ').slice(0, longest) : '';
  return new URLSearchParams({ refusal: refusal ?? '', message }).toString();
}

/** Reads the failure that the cookie holds, and removes the cookie; null without one. */
export function takeSocialFailure(): AuthFailure | null {
  const start = `${socialFailureCookie}=`;
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(start));
  if (!cookie) return null;
  document.cookie = `${socialFailureCookie}=; path=/; max-age=0; samesite=lax`;
  const values = new URLSearchParams(decodeURIComponent(cookie.slice(start.length)));
  const refusal = values.get('refusal') ?? '';
  return isAuthRefusal(refusal)
    ? { refusal }
    : { refusal: null, message: values.get('message') ?? '' };
}
