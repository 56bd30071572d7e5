import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import { type AuthorizationRequest, type GoogleClient } from './authorization-request.ts';
import { authorizeRoutes, type Grant } from './authorize-routes.ts';
import { googleApi } from './google-api.ts';
import { createTickets } from './tickets.ts';

const pageMs = 15 * 60_000;
const codeMs = 60_000;

interface Options {
  client: GoogleClient;
  shopUrl: string;
  now?: () => number;
}

/**
 * Simulates Google sign-in: the same endpoints and messages, with invented accounts. The auth service uses it like the
 * real one.
 */
export function createGoogle({ client, shopUrl, now = Date.now }: Options): Hono {
  const pages = createTickets<AuthorizationRequest>(pageMs, now);
  const codes = createTickets<Grant>(codeMs, now);
  const google = new Hono();
  google.route('/o/oauth2/v2/auth', authorizeRoutes({ client, shopUrl, pages, codes }));
  google.route('/', googleApi({ client, codes, now }));
  return google;
}

/** The simulation's only client. Its secret is derived from this checkout's keys, so it need not be stored. */
export function localGoogleClient(backendUrl: string, jwtSecret: string): GoogleClient {
  return {
    id: 'bookshop.apps.googleusercontent.com',
    secret: createHmac('sha256', jwtSecret).update('google client').digest('base64url'),
    redirectUri: `${backendUrl}/auth/v1/callback`,
  };
}
