import { type Hono } from 'hono';
import { deskRoutesFor } from '../shared/desk-routes.ts';
import { type Sandbox } from '../shared/sandbox.ts';
import { deskPage } from './desk-page.ts';
import { type FawryAccount } from './fawry-account.ts';
import { type FawryState } from './fawry-state.ts';
import { type Payments } from './payments.ts';
import { scenarios } from './scenarios.ts';

interface Options {
  sandbox: Sandbox<FawryState>;
  account: FawryAccount;
  payments: Payments;
}

export function deskRoutes({ sandbox, account, payments }: Options): Hono {
  const { basePath, backendUrl } = account;
  return deskRoutesFor({
    sandbox,
    basePath,
    backendUrl,
    show: (language) => deskPage({ basePath, language, state: sandbox.state, now: sandbox.now() }),
    scenarios,
    handle(reference, step) {
      const payment = payments.findByReference(reference);
      if (!payment) return;
      const leftPt = payment.orderPt - payment.refundedPt;
      if (step === 'pay') payments.payAtOutlet(payment);
      if (step === 'cancel') payments.cancel(payment);
      if (step === 'refund') payments.refund(payment, leftPt);
      if (step === 'refund-half') payments.refund(payment, Math.ceil(leftPt / 2));
    },
  });
}
