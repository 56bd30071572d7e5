import { Hono } from 'hono';
import { z } from 'zod';
import { assetRoutes } from '../shared/assets.ts';
import { controlRoutes } from '../shared/control-routes.ts';
import { faulty } from '../shared/faults.ts';
import { unreadable } from '../shared/unreadable.ts';
import { Sandbox } from '../shared/sandbox.ts';
import { type StateFile } from '../shared/state-file.ts';
import { apiRoutes } from './api-routes.ts';
import { deskRoutes } from './desk-routes.ts';
import { type FawryAccount } from './fawry-account.ts';
import { emptyFawryState, type FawryState } from './fawry-state.ts';
import { frameRoutes } from './frame-routes.ts';
import { payments as createPayments, type Payments } from './payments.ts';
import { pluginRoutes } from './plugin-routes.ts';
import { scenarios } from './scenarios.ts';
import { serverChargeRoutes } from './server-charge-routes.ts';

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

/** Plays Fawry: plugin, popup, status, refunds and notifications, with made-up money. */
export function createFawrySandbox({ account, ...options }: Options): FawrySandbox {
  const sandbox = new Sandbox<FawryState>({ ...options, empty: emptyFawryState });
  const payments = createPayments(sandbox, account);
  sandbox.onTick((now) => payments.expireDue(now));
  const shared = { sandbox, account, payments };

  const routes = new Hono();
  routes.onError(unreadable);
  routes.use(faulty(sandbox, account.basePath));
  routes.route('/atfawry/plugin/frame', frameRoutes(shared));
  routes.route('/atfawry/plugin', pluginRoutes(shared));
  routes.route('/__sim/assets', assetRoutes());
  routes.route('/__sim', simulation(sandbox, payments));
  routes.route('/', apiRoutes(shared));
  routes.route('/', serverChargeRoutes(shared));
  routes.route('/', deskRoutes(shared));
  const placed = new Hono();
  placed.route(account.basePath, routes);
  return { routes: placed, sandbox };
}

const webhookSchema = z.object({
  ref: z.string(),
  override: z.record(z.string(), z.unknown()).default({}),
  corruptSignature: z.boolean().default(false),
});
const referenceSchema = z.object({ referenceNumber: z.string() });

function simulation(sandbox: Sandbox<FawryState>, payments: Payments): Hono {
  const routes = controlRoutes({
    sandbox,
    arrange({ match, scenario, times }) {
      const known = scenarios.find(({ id }) => id === scenario);
      if (known?.fault)
        sandbox.state.faults.push({ ...known.fault, times: known.fault.times * times });
      else if (known) sandbox.state.rules.push({ match, scenario, times });
      sandbox.save();
      return known !== undefined;
    },
    sendWebhook(wanted) {
      const { ref, override, corruptSignature } = webhookSchema.parse(wanted);
      const payment = payments.find(ref);
      return payment && payments.post(payment, { override, isCorrupt: corruptSignature }, [0]);
    },
  });
  routes.post('/fawry/pay', async (context) => {
    const { referenceNumber } = referenceSchema.parse(await context.req.json());
    const payment = payments.findByReference(referenceNumber);
    if (!payment || !payments.payAtOutlet(payment)) return context.json({ error: 'unknown' }, 404);
    await sandbox.tick();
    return context.json({ status: payment.status });
  });
  return routes;
}
