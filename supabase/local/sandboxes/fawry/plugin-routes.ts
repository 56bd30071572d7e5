import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { type Sandbox } from '../shared/sandbox.ts';
import { type FawryAccount } from './fawry-account.ts';
import { type FawryState } from './fawry-state.ts';
import { openSession } from './sessions.ts';

const script = new URL('../browser/fawrypay-payments.js', import.meta.url);
const style = new URL('../browser/fawrypay-payments.css', import.meta.url);

interface Options {
  sandbox: Sandbox<FawryState>;
  account: FawryAccount;
}

/** The plugin's files, and the request of its script to open a popup. */
export function pluginRoutes({ sandbox, account }: Options): Hono {
  const routes = new Hono();
  routes.use(cors({ origin: account.shopOrigins, allowMethods: ['GET', 'POST'], maxAge: 600 }));

  routes.get('/assets/payments/js/fawrypay-payments.js', async (context) =>
    context.body(await readFile(script), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'cross-origin-resource-policy': 'cross-origin',
    }),
  );
  routes.get('/assets/payments/css/fawrypay-payments.css', async (context) =>
    context.body(await readFile(style), 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'no-cache',
      'cross-origin-resource-policy': 'cross-origin',
    }),
  );
  routes.post('/sessions', async (context) => {
    const origin = context.req.header('origin') ?? '';
    if (!account.shopOrigins.includes(origin)) return context.text('Not the shop.', 403);
    const session = openSession(sandbox, account, await context.req.json(), origin);
    return context.json({
      id: session.id,
      page: `/atfawry/plugin/frame?session=${session.id}`,
    });
  });
  return routes;
}
