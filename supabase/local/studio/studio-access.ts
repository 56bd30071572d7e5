import { secretsEqual } from '../gateway/secrets-equal.ts';

export const studioTokenHeader = 'x-studio-token';

/**
 * Whether a request comes from the Studio tab that was opened with this run's token. The browser's same-origin header
 * is checked as well, so that a leaked token is useless to other pages.
 */
export function isFromStudio(request: Request, token: string, origin: string): boolean {
  if (!secretsEqual(request.headers.get(studioTokenHeader), token)) return false;
  const site = request.headers.get('sec-fetch-site');
  const caller = request.headers.get('origin');
  return (site === null || site === 'same-origin') && (caller === null || caller === origin);
}

/**
 * The request as the service role. Lite rejects the secret key in requests with a browser's user agent; here the
 * browser never had the key, so the user agent is removed.
 */
export function asServiceRole(request: Request, secretKey: string): Request {
  const elevated = new Request(request);
  for (const name of [studioTokenHeader, 'authorization', 'user-agent', 'cookie'])
    elevated.headers.delete(name);
  elevated.headers.set('apikey', secretKey);
  return elevated;
}
