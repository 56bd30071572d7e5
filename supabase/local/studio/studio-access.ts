import { secretsEqual } from '../gateway/secrets-equal.ts';

export const studioTokenHeader = 'x-studio-token';

/**
 * Whether a request comes from the Studio tab that was opened with this run's token. The token alone would do; that
 * browsers call it same-origin is asked as well, so that a leaked token is of no use to another page.
 */
export function isFromStudio(request: Request, token: string, origin: string): boolean {
  if (!secretsEqual(request.headers.get(studioTokenHeader), token)) return false;
  const site = request.headers.get('sec-fetch-site');
  const caller = request.headers.get('origin');
  return (site === null || site === 'same-origin') && (caller === null || caller === origin);
}

/**
 * The request as the service role. Lite refuses the secret key from anything that calls itself a browser; here the
 * browser never had the key, so its name is left out.
 */
export function asServiceRole(request: Request, secretKey: string): Request {
  const elevated = new Request(request);
  for (const name of [studioTokenHeader, 'authorization', 'user-agent', 'cookie'])
    elevated.headers.delete(name);
  elevated.headers.set('apikey', secretKey);
  return elevated;
}
