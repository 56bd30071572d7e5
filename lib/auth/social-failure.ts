import { authFailure, isAuthRefusal, type AuthFailure } from './auth-failure';

/**
 * Passes Google's error message from `/callback.html` to the login page. It is not in the address because anyone could
 * forge it there and share the link.
 */
export const socialFailureCookie = 'social-failure';

const longest = 200;

/** The error that the auth service returned instead of a code; null if there is none. */
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

/** Reads and removes the cookie with the error; null without one. */
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
