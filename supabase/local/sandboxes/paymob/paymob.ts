import { Hono } from 'hono';
import { z } from 'zod';
import { assetRoutes } from '../shared/assets.ts';
import { controlRoutes } from '../shared/control-routes.ts';
import { deskRoutesFor } from '../shared/desk-routes.ts';
import { faulty } from '../shared/faults.ts';
import { Sandbox } from '../shared/sandbox.ts';
import { type StateFile } from '../shared/state-file.ts';
import { unreadable } from '../shared/unreadable.ts';
import { accountRoutes } from './account-routes.ts';
import { callbacks as createCallbacks } from './callbacks.ts';
import { deskPage } from './desk-page.ts';
import { intentionRoutes } from './intention-routes.ts';
import { legacyRoutes, type Parts } from './legacy-routes.ts';
import { pageRoutes } from './page-routes.ts';
import { payments as createPayments } from './payments.ts';
import { type PaymobAccount } from './paymob-account.ts';
import { emptyPaymobState, type PaymobState } from './paymob-state.ts';
import { scenarios } from './scenarios.ts';

interface Options {
  account: PaymobAccount;
  file: StateFile;
  fetch: typeof fetch;
  clock?: () => number;
}

export interface PaymobSandbox {
  routes: Hono;
  sandbox: Sandbox<PaymobState>;
}

/** Plays Paymob: its older calls and pages, and the newer intentions, with made-up money. */
export function createPaymobSandbox({ account, ...options }: Options): PaymobSandbox {
  const sandbox = new Sandbox<PaymobState>({ ...options, empty: emptyPaymobState });
  const callbacks = createCallbacks(sandbox, account);
  const payments = createPayments(sandbox, account, callbacks);
  sandbox.onTick((now) => payments.expireDue(now));
  const parts: Parts = { sandbox, account, payments, callbacks };

  const routes = new Hono();
  routes.onError(unreadable);
  routes.use(faulty(sandbox, account.basePath));
  routes.route('/__sim/assets', assetRoutes());
  routes.route('/__sim', simulation(parts));
  routes.route('/', pageRoutes(parts));
  routes.route('/', legacyRoutes(parts));
  routes.route('/', accountRoutes(parts));
  routes.route('/', intentionRoutes(parts));
  routes.route('/', desk(parts));
  const placed = new Hono();
  placed.route(account.basePath, routes);
  return { routes: placed, sandbox };
}

const webhookSchema = z.object({
  ref: z.string(),
  /** One of several of the same reference; otherwise the newest. */
  transactionId: z.int().optional(),
  override: z.record(z.string(), z.unknown()).default({}),
  corruptSignature: z.boolean().default(false),
});

function arrange({ sandbox }: Parts, match: string, scenario: string, times: number): boolean {
  const known = scenarios.find(({ id }) => id === scenario);
  if (known?.fault) sandbox.state.faults.push({ ...known.fault, times: known.fault.times * times });
  else if (known) sandbox.state.rules.push({ match, scenario, times });
  sandbox.save();
  return known !== undefined;
}

function simulation(parts: Parts): Hono {
  const { sandbox, payments, callbacks } = parts;
  const routes = controlRoutes({
    sandbox,
    arrange: ({ match, scenario, times }) => arrange(parts, match, scenario, times),
    sendWebhook(wanted) {
      const { ref, transactionId, override, corruptSignature } = webhookSchema.parse(wanted);
      const transaction = Object.values(sandbox.state.transactions).findLast(
        ({ id, orderId }) =>
          (transactionId === undefined || id === transactionId) &&
          sandbox.state.orders[orderId]?.merchantOrderId === ref,
      );
      return transaction && callbacks.send(transaction, { override, isCorrupt: corruptSignature });
    },
  });
  routes.post('/paymob/kiosk/:reference/pay', async (context) => {
    const transaction = payments.find(Number(context.req.param('reference')));
    const isKiosk = transaction?.source.type === 'aggregator';
    if (!isKiosk || !payments.decide(transaction, true))
      return context.json({ error: 'unknown' }, 404);
    await sandbox.tick();
    return context.json({ id: transaction.id, success: transaction.success });
  });
  routes.get('/paymob/transactions/:id/return', (context) => {
    const transaction = payments.find(Number(context.req.param('id')));
    if (!transaction) return context.json({ error: 'unknown' }, 404);
    return context.json({ url: callbacks.returnAddress(transaction) });
  });
  return routes;
}

function desk(parts: Parts): Hono {
  const { sandbox, account, payments } = parts;
  const { basePath, backendUrl } = account;
  return deskRoutesFor({
    sandbox,
    basePath,
    backendUrl,
    show: (language) => deskPage({ basePath, language, state: sandbox.state, now: sandbox.now() }),
    arrange: (scenario) => arrange(parts, '*', scenario, 1),
    handle(reference, step) {
      const transaction = payments.find(Number(reference));
      if (!transaction) return;
      const leftCents = transaction.amountCents - transaction.refundedCents;
      if (step === 'pay' && transaction.source.type === 'aggregator')
        payments.decide(transaction, true);
      if (step === 'void') payments.giveBack(transaction);
      if (step === 'refund') payments.giveBack(transaction, leftCents);
      if (step === 'refund-half') payments.giveBack(transaction, Math.ceil(leftCents / 2));
    },
  });
}
