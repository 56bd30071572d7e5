import { isPublicKey } from '../backend/keys.ts';
import { type Deps } from '../deps.ts';
import { bearer } from './bearer.ts';

/**
 * The token of a signed-in shopper; without a session, clients send the shop's public key instead. It is not verified
 * here: the database verifies it in every request made with it.
 */
export function shopperToken(request: Request, deps: Deps): string | undefined {
  const token = bearer(request);
  if (token === undefined || isPublicKey(deps, token)) return undefined;
  // A JWT has three parts, a key of the newer kind has one.
  return token.split('.').length === 3 ? token : undefined;
}
