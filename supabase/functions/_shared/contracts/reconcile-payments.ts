import { z } from 'zod';
import { type Contract } from './contract.ts';

const count = z.int().nonnegative();

/** Queries the providers about every open payment, and cancels expired orders. */
export const reconcilePayments = {
  name: 'reconcile-payments',
  method: 'POST',
  auth: 'schedule',
  request: z.object({}).nullish(),
  response: z.object({
    /** Open payments whose provider was queried. */
    checked: count,
    /** Payments whose state has changed. */
    applied: count,
    /** Payments that could not be queried, or whose answer could not be stored; they come first in the next run. */
    failed: count,
    expired_orders: count,
    /** Open payments remain for the next run. */
    more: z.boolean(),
  }),
} as const satisfies Contract;
