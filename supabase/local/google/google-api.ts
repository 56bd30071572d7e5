import { Hono } from 'hono';
import { type GoogleClient } from './authorization-request.ts';
import { type Grant } from './authorize-routes.ts';
import { type GoogleAccount } from './google-account.ts';
import { accessTokenHash, createSigner } from './id-token.ts';
import { createTickets, type Tickets } from './tickets.ts';
import { redeem } from './token-request.ts';

interface Options {
  client: GoogleClient;
  codes: Tickets<Grant>;
  now: () => number;
}

const issuer = 'https://accounts.google.com';
const lifetimeSeconds = 3_599;

/** The endpoints that servers call: tokens for a code, the keys that sign them, and the account of a token. */
export function googleApi({ client, codes, now }: Options): Hono {
  const routes = new Hono();
  const accounts = createTickets<GoogleAccount>(lifetimeSeconds * 1_000, now);
  // Generating a key takes time, and most runs never need one.
  let signer: ReturnType<typeof createSigner> | undefined;

  routes.post('/token', async (context) => {
    context.header('cache-control', 'no-store');
    const redeemed = redeem(await context.req.parseBody(), client, codes);
    if (!redeemed.ok) return context.json({ error: redeemed.error }, redeemed.status);

    const { account, request } = redeemed.grant;
    const accessToken = `ya29.${accounts.put(account)}`;
    const issuedAt = Math.floor(now() / 1_000);
    const claims = {
      iss: issuer,
      azp: client.id,
      aud: client.id,
      sub: account.sub,
      email: account.email,
      email_verified: true,
      at_hash: accessTokenHash(accessToken),
      name: account.name,
      iat: issuedAt,
      exp: issuedAt + lifetimeSeconds + 1,
      ...(request.nonce === undefined ? {} : { nonce: request.nonce }),
    };
    return context.json({
      access_token: accessToken,
      expires_in: lifetimeSeconds,
      scope: request.scope,
      token_type: 'Bearer',
      id_token: (await (signer ??= createSigner())).sign(claims),
    });
  });

  routes.get('/oauth2/v3/certs', async (context) =>
    context.json((await (signer ??= createSigner())).certs),
  );

  routes.get('/userinfo/v2/me', (context) => {
    const token = context.req.header('authorization')?.replace(/^Bearer ya29\./, '');
    const account = accounts.find(token ?? '');
    if (!account) return context.json({ error: { code: 401, status: 'UNAUTHENTICATED' } }, 401);
    const { sub: id, email, name } = account;
    return context.json({ id, email, verified_email: true, name });
  });
  return routes;
}
