import { type Contract } from '../contracts/contract.ts';
import { type Deps } from '../deps.ts';
import { failure, type Outcome, success } from '../outcome.ts';
import { bearer } from './bearer.ts';
import { refusal } from './refusal.ts';
import { secretsEqual } from './secrets-equal.ts';
import { shopperToken } from './shopper-token.ts';

/** Rejects unauthorized callers. Returns the shopper's token, if there is a shopper. */
export async function authorize(
  request: Request,
  { auth, name }: Contract,
  deps: Deps,
): Promise<Outcome<string | undefined>> {
  const token = shopperToken(request, deps);
  if (auth === 'shopper' && !token) return failure(refusal('not_signed_in'));
  if (auth === 'schedule') {
    const secret = deps.env('RECONCILE_SECRET');
    if (!secret) console.error(`${name} is closed: RECONCILE_SECRET is not set.`);
    if (!secret || !(await secretsEqual(bearer(request) ?? '', secret)))
      return failure(refusal('forbidden'));
  }
  return success(token);
}
