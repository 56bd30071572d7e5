import { Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { html } from 'hono/html';
import { redirectedToLocalGoogle } from '../google/google-fetch.ts';
import { type Sandboxes } from '../sandboxes/sandboxes.ts';
import { type MailStore } from '../mailbox/mail-store.ts';
import { mailboxRoutes } from '../mailbox/mailbox-routes.ts';
import { type Settings } from '../settings.ts';
import { type PrimaryKey, withRowIds } from '../studio/row-ids.ts';
import { asServiceRole, isFromStudio } from '../studio/studio-access.ts';
import { inEvenTime } from './even-time.ts';
import { functionRoute, type FunctionHandler } from './function-routes.ts';
import { healthRoute } from './health-route.ts';
import { liteRoute, type LiteRouteOptions } from './lite-route.ts';
import { refusal } from './refusal.ts';
import { studioRoutes } from './studio-routes.ts';

export interface GatewayOptions extends Omit<LiteRouteOptions, 'backendUrl' | 'limits'> {
  settings: Settings;
  mails: MailStore;
  google: Hono;
  sandboxes: Sandboxes;
  /** The server functions by name. */
  handlers: ReadonlyMap<string, FunctionHandler>;
  studioToken: string;
  /** Queries the database; resolves if the answer is right. */
  checkDatabase: () => Promise<void>;
  primaryKeys: () => Promise<PrimaryKey[]>;
}

/** The embedded backend as one fetch function. */
export function createGateway(options: GatewayOptions): Hono {
  const { settings, keys, queue } = options;
  const shared = { ...options, backendUrl: settings.backendUrl, limits: settings.limits };
  const passToLite = liteRoute(shared);
  const gateway = new Hono();

  gateway.onError((error) => {
    console.error(error);
    return refusal('failed');
  });
  gateway.notFound(() => refusal('not-found'));

  gateway.use(loopbackHostOnly(settings.backendPort));
  gateway.use(async (context, next) => {
    await next();
    context.res.headers.set('x-content-type-options', 'nosniff');
  });
  const forTheShop = openToTheShop(settings.shopUrl);
  for (const path of ['/rest/v1/*', '/auth/v1/*', '/functions/v1/*']) gateway.use(path, forTheShop);

  gateway.get('/health', healthRoute({ queue, checkDatabase: options.checkDatabase }));
  gateway.all('/rest/v1/*', async (context) => {
    const fromStudio = isFromStudio(context.req.raw, options.studioToken, settings.backendUrl);
    if (!fromStudio) return passToLite(context);
    context.req.raw = asServiceRole(context.req.raw, keys.secretKey);
    return withRowIds(context.req.path, await passToLite(context), await options.primaryKeys());
  });
  gateway.get('/auth/v1/authorize', async (context) =>
    redirectedToLocalGoogle(await passToLite(context), `${settings.backendUrl}/google`),
  );
  // Lite would create a confirmed account for any address sent here, without an e-mail being read.
  for (const path of ['/auth/v1/otp', '/auth/v1/magiclink'])
    gateway.all(path, () => refusal('no-sign-in-links'));
  for (const path of ['/auth/v1/signup', '/auth/v1/recover', '/auth/v1/resend'])
    gateway.use(path, inEvenTime);
  gateway.all('/auth/v1/*', passToLite);

  const functions = functionRoute({
    handlers: options.handlers,
    limits: settings.limits,
    deps: { fetch, env: functionEnvironment(options) },
  });
  gateway.all('/functions/v1/:name', functions);
  gateway.all('/functions/v1/:name/*', functions);

  gateway.route('/google', options.google);
  gateway.route('/', options.sandboxes.routes);
  gateway.route('/mailbox', mailboxRoutes(options.mails));
  gateway.route('/', studioRoutes({ ...shared, token: options.studioToken }));
  gateway.get('/', (context) =>
    context.html(html`<!doctype html><title>Backend</title><a href="/mailbox">Mailbox</a>`),
  );
  return gateway;
}

/** Rejects DNS rebinding: a foreign host name that points to this machine is recognized by the Host header. */
function loopbackHostOnly(port: number): MiddlewareHandler {
  const names = new Set([`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`]);
  return async (context, next) => {
    if (!names.has(context.req.header('host') ?? '')) return refusal('foreign-host');
    return next();
  };
}

function openToTheShop(shopUrl: string): MiddlewareHandler {
  return cors({
    origin: [shopUrl, shopUrl.replace('//localhost', '//127.0.0.1')],
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    exposeHeaders: ['Content-Range', 'Content-Location', 'Preference-Applied', 'X-Sb-Error-Code'],
    maxAge: 3600,
  });
}

/** The variables by which a hosted function finds its own project. */
function functionEnvironment({ settings, keys, sandboxes }: GatewayOptions) {
  const own: Record<string, string> = {
    SUPABASE_URL: settings.backendUrl,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secretKey }),
    SITE_URL: settings.shopUrl,
    RECONCILE_SECRET: keys.reconcileSecret,
    LOG_FORMAT: process.env['LOG_FORMAT'] ?? (process.stderr.isTTY ? 'text' : 'json'),
    ...sandboxes.variables,
  };
  return (name: string) => own[name] ?? process.env[name];
}
