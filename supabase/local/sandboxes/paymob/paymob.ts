import { Hono } from 'hono';
import { assetRoutes } from '../shared/assets.ts';
import { deskRoutesFor } from '../shared/desk-routes.ts';
import { faulty } from '../shared/faults.ts';
import { Sandbox } from '../shared/sandbox.ts';
import { type StateFile } from '../shared/state-file.ts';
import { unreadable } from '../shared/unreadable.ts';
import { accountRoutes } from './account-routes.ts';
import { answers as createAnswers } from './answers.ts';
import { callbacks as createCallbacks } from './callbacks.ts';
import { deskPage } from './desk-page.ts';
import { intentionRoutes } from './intention-routes.ts';
import { legacyRoutes, type Parts } from './legacy-routes.ts';
import { moneyBack as createMoneyBack } from './money-back.ts';
import { pageRoutes } from './page-routes.ts';
import { payments as createPayments } from './payments.ts';
import { type PaymobAccount } from './paymob-account.ts';
import { emptyPaymobState, type PaymobState } from './paymob-state.ts';
import { paymobQuirks } from './quirks.ts';
import { scenarios } from './scenarios.ts';
import { simulation } from './simulation.ts';

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

/** Simulates Paymob: its older calls and pages, and the newer intentions. */
export function createPaymobSandbox({ account, ...options }: Options): PaymobSandbox {
  const sandbox = new Sandbox<PaymobState>({ ...options, empty: emptyPaymobState });
  const answers = createAnswers(sandbox);
  const callbacks = createCallbacks(sandbox, account, answers);
  const payments = createPayments(sandbox, account, callbacks);
  const moneyBack = createMoneyBack(sandbox, callbacks);
  sandbox.onTick((now) => payments.expireDue(now));
  const parts: Parts = { sandbox, account, payments, moneyBack, callbacks, answers };
  const quirks = paymobQuirks(sandbox, answers);

  const routes = new Hono();
  routes.onError(unreadable);
  routes.use(faulty(sandbox, account.basePath, quirks));
  routes.route('/__sim/assets', assetRoutes());
  routes.route('/__sim', simulation(parts, quirks));
  routes.route('/', pageRoutes(parts));
  routes.route('/', legacyRoutes(parts));
  routes.route('/', accountRoutes(parts));
  routes.route('/', intentionRoutes(parts));
  routes.route('/', desk(parts));
  const placed = new Hono();
  placed.route(account.basePath, routes);
  return { routes: placed, sandbox };
}

function desk(parts: Parts): Hono {
  const { sandbox, account, payments, moneyBack } = parts;
  const { basePath, backendUrl } = account;
  return deskRoutesFor({
    sandbox,
    basePath,
    backendUrl,
    show: (language) => deskPage({ basePath, language, state: sandbox.state, now: sandbox.now() }),
    scenarios,
    handle(reference, step) {
      const transaction = payments.find(Number(reference));
      if (!transaction) return;
      const leftCents = transaction.amountCents - transaction.refundedCents;
      if (step === 'pay' && transaction.source.type === 'aggregator')
        payments.decide(transaction, true);
      if (step === 'void') moneyBack.void(transaction);
      if (step === 'refund') moneyBack.refund(transaction, leftCents);
      if (step === 'refund-half') moneyBack.refund(transaction, Math.ceil(leftCents / 2));
    },
  });
}
