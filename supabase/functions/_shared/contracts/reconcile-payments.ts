import { z } from 'zod';
import { type Contract } from './contract.ts';

const count = z.int().nonnegative();

/** Asks the providers about every open payment, and gives up the orders whose time is over. */
export const reconcilePayments = {
  name: 'reconcile-payments',
  method: 'POST',
  auth: 'schedule',
  request: z.object({}).nullish(),
  response: z.object({
    /** Open payments that a provider was asked about. */
    checked: count,
    /** Those of which a provider had news. */
    applied: count,
    /** Those that could not be asked about, or whose answer could not be kept: they come first the next time. */
    failed: count,
    expired_orders: count,
    /** Open payments were left for the next time. */
    more: z.boolean(),
  }),
} as const satisfies Contract;
