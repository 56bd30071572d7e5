import { type Hono } from 'hono';
import { z } from 'zod';
import { controlRoutes } from '../shared/control-routes.ts';
import { type Quirks } from '../shared/quirks.ts';
import { type Sandbox } from '../shared/sandbox.ts';
import { type FawryState } from './fawry-state.ts';
import { type Payments } from './payments.ts';
import { scenarios } from './scenarios.ts';

const fields = z.record(z.string(), z.unknown()).default({});
const webhookSchema = z.object({
  ref: z.string(),
  /** Values that Fawry reports and signs instead of the real ones. */
  override: fields,
  /** Values changed in transit: the signature is that of the original message. */
  edit: fields,
  corruptSignature: z.boolean().default(false),
});
const referenceSchema = z.object({ referenceNumber: z.string() });
const refundSchema = referenceSchema.extend({ amountPt: z.int() });

/** Controls the simulated Fawry; JSON only. */
export function simulation(sandbox: Sandbox<FawryState>, payments: Payments, quirks: Quirks): Hono {
  const unknown = { error: 'unknown' };
  const routes = controlRoutes({
    sandbox,
    scenarios,
    quirks,
    sendWebhook(wanted) {
      const { ref, corruptSignature, ...changes } = webhookSchema.parse(wanted);
      const payment = payments.find(ref);
      return payment && payments.post(payment, { ...changes, isCorrupt: corruptSignature }, [0]);
    },
  });

  routes.post('/fawry/pay', async (context) => {
    const { referenceNumber } = referenceSchema.parse(await context.req.json());
    const payment = payments.findByReference(referenceNumber);
    if (!payment || !payments.payAtOutlet(payment)) return context.json(unknown, 404);
    await sandbox.tick();
    return context.json({ status: payment.status });
  });
  routes.post('/fawry/refund', async (context) => {
    const { referenceNumber, amountPt } = refundSchema.parse(await context.req.json());
    const payment = payments.findByReference(referenceNumber);
    const done = payments.refund(payment, amountPt);
    if (!payment || !done.ok) return context.json({ error: done }, 409);
    await sandbox.tick();
    return context.json({ status: payment.status });
  });
  return routes;
}
