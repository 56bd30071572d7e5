import { createHash } from 'node:crypto';
import { z } from 'zod';
import { secretsEqual } from '../gateway/secrets-equal.ts';
import { type GoogleClient } from './authorization-request.ts';
import { type Grant } from './authorize-routes.ts';
import { type Tickets } from './tickets.ts';

const formSchema = z.object({
  grant_type: z.string().default(''),
  client_id: z.string().default(''),
  client_secret: z.string().default(''),
  code: z.string().default(''),
  redirect_uri: z.string().default(''),
  code_verifier: z.string().default(''),
});

export type Redeemed =
  | { ok: true; grant: Grant }
  | {
      ok: false;
      status: 400 | 401;
      error:
        'invalid_client' | 'unsupported_grant_type' | 'invalid_grant' | 'redirect_uri_mismatch';
    };

/** Exchanges a code for the grant. Even if the request is invalid, the code is used up. */
export function redeem(form: unknown, client: GoogleClient, codes: Tickets<Grant>): Redeemed {
  const parsed = formSchema.safeParse(form);
  if (!parsed.success) return { ok: false, status: 400, error: 'unsupported_grant_type' };
  const sent = parsed.data;
  if (sent.client_id !== client.id || !secretsEqual(sent.client_secret, client.secret))
    return { ok: false, status: 401, error: 'invalid_client' };
  if (sent.grant_type !== 'authorization_code')
    return { ok: false, status: 400, error: 'unsupported_grant_type' };

  const grant = codes.take(sent.code);
  if (grant?.request.client_id !== sent.client_id)
    return { ok: false, status: 400, error: 'invalid_grant' };
  if (grant.request.redirect_uri !== sent.redirect_uri)
    return { ok: false, status: 400, error: 'redirect_uri_mismatch' };
  if (!isVerified(grant.request, sent.code_verifier))
    return { ok: false, status: 400, error: 'invalid_grant' };
  return { ok: true, grant };
}

function isVerified(request: Grant['request'], verifier: string): boolean {
  if (request.code_challenge === undefined) return verifier === '';
  const challenge =
    request.code_challenge_method === 'S256'
      ? createHash('sha256').update(verifier).digest('base64url')
      : verifier;
  return secretsEqual(challenge, request.code_challenge);
}
