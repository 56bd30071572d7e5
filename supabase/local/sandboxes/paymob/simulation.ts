import { type Hono } from 'hono';
import { z } from 'zod';
import { controlRoutes } from '../shared/control-routes.ts';
import { type Quirks } from '../shared/quirks.ts';
import { type Parts } from './legacy-routes.ts';
import { scenarios } from './scenarios.ts';

const fields = z.record(z.string(), z.unknown()).default({});
const webhookSchema = z.object({
  ref: z.string(),
  /** Selects one of several with the same reference; the newest by default. */
  transactionId: z.int().optional(),
  /** Values that Paymob reports and signs instead of the real ones. */
  override: fields,
  /** Values changed in transit: the HMAC is that of the original message. */
  edit: fields,
  corruptSignature: z.boolean().default(false),
});
const refundSchema = z.object({ amountCents: z.int() });

/** Controls the simulated Paymob; JSON only. */
export function simulation(parts: Parts, quirks: Quirks): Hono {
  const { sandbox, payments, moneyBack, callbacks, answers } = parts;
  const unknown = { error: 'unknown' };
  const routes = controlRoutes({
    sandbox,
    scenarios,
    quirks,
    sendWebhook(wanted) {
      const { ref, transactionId, corruptSignature, ...changes } = webhookSchema.parse(wanted);
      const transaction = Object.values(sandbox.state.transactions).findLast(
        ({ id, orderId }) =>
          (transactionId === undefined || id === transactionId) &&
          sandbox.state.orders[orderId]?.merchantOrderId === ref,
      );
      return (
        transaction && callbacks.send(transaction, { ...changes, isCorrupt: corruptSignature })
      );
    },
  });

  routes.post('/paymob/kiosk/:reference/pay', async (context) => {
    const transaction = payments.find(Number(context.req.param('reference')));
    const isKiosk = transaction?.source.type === 'aggregator';
    if (!isKiosk || !payments.decide(transaction, true)) return context.json(unknown, 404);
    await sandbox.tick();
    return context.json({ id: transaction.id, success: transaction.success });
  });
  routes.post('/paymob/transactions/:id/:action{refund|void}', async (context) => {
    const { id, action } = context.req.param();
    const parent = payments.find(Number(id));
    if (!parent) return context.json(unknown, 404);
    const child =
      action === 'void'
        ? moneyBack.void(parent)
        : moneyBack.refund(parent, refundSchema.parse(await context.req.json()).amountCents);
    if (typeof child === 'string') return context.json({ error: child }, 409);
    await sandbox.tick();
    return context.json(answers.objectOf(child));
  });
  routes.get('/paymob/transactions/:id/return', (context) => {
    const transaction = payments.find(Number(context.req.param('id')));
    if (!transaction) return context.json(unknown, 404);
    return context.json({ url: callbacks.returnAddress(transaction) });
  });
  return routes;
}
