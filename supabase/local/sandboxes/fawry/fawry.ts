import { Hono } from 'hono';
import { assetRoutes } from '../shared/assets.ts';
import { faulty } from '../shared/faults.ts';
import { unreadable } from '../shared/unreadable.ts';
import { Sandbox } from '../shared/sandbox.ts';
import { type StateFile } from '../shared/state-file.ts';
import { apiRoutes } from './api-routes.ts';
import { deskRoutes } from './desk-routes.ts';
import { type FawryAccount } from './fawry-account.ts';
import { emptyFawryState, type FawryState } from './fawry-state.ts';
import { frameRoutes } from './frame-routes.ts';
import { payments as createPayments } from './payments.ts';
import { pluginRoutes } from './plugin-routes.ts';
import { fawryQuirks } from './quirks.ts';
import { serverChargeRoutes } from './server-charge-routes.ts';
import { simulation } from './simulation.ts';

interface Options {
  account: FawryAccount;
  file: StateFile;
  fetch: typeof fetch;
  clock?: () => number;
}

export interface FawrySandbox {
  routes: Hono;
  sandbox: Sandbox<FawryState>;
}

/** Simulates Fawry: plugin, popup, status, refunds and notifications. */
export function createFawrySandbox({ account, ...options }: Options): FawrySandbox {
  const sandbox = new Sandbox<FawryState>({ ...options, empty: emptyFawryState });
  const payments = createPayments(sandbox, account);
  sandbox.onTick((now) => payments.expireDue(now));
  const quirks = fawryQuirks(sandbox, account);
  const shared = { sandbox, account, payments };

  const routes = new Hono();
  routes.onError(unreadable);
  routes.use(faulty(sandbox, account.basePath, quirks));
  routes.route('/atfawry/plugin/frame', frameRoutes(shared));
  routes.route('/atfawry/plugin', pluginRoutes(shared));
  routes.route('/__sim/assets', assetRoutes());
  routes.route('/__sim', simulation(sandbox, payments, quirks));
  routes.route('/', apiRoutes(shared));
  routes.route('/', serverChargeRoutes(shared));
  routes.route('/', deskRoutes(shared));
  const placed = new Hono();
  placed.route(account.basePath, routes);
  return { routes: placed, sandbox };
}
