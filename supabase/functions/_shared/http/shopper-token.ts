import { isPublicKey } from '../backend/keys.ts';
import { type Deps } from '../deps.ts';
import { bearer } from './bearer.ts';

/**
 * The token of a signed-in shopper; the clients send the shop's public key in its place when nobody is signed in. It is
 * not verified here: everything is asked of the database in the shopper's name, and the database verifies it.
 */
export function shopperToken(request: Request, deps: Deps): string | undefined {
  const token = bearer(request);
  if (token === undefined || isPublicKey(deps, token)) return undefined;
  // A session's token has three parts, a key of the newer kind has one.
  return token.split('.').length === 3 ? token : undefined;
}
