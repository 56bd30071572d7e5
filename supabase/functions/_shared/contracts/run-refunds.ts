import { z } from 'zod';
import { type Contract } from './contract.ts';

const count = z.int().nonnegative();

/** Carries out the refunds that staff have requested, and withdraws outlet references that should no longer be paid. */
export const runRefunds = {
  name: 'run-refunds',
  method: 'POST',
  auth: 'schedule',
  request: z.object({}).nullish(),
  response: z.object({
    /** Processed refunds. */
    refunds: count,
    /** Requests for money that were sent to a provider. */
    requested: count,
    /** Refunds that the provider has confirmed. */
    done: count,
    /** Processed references, and those that can no longer be paid. */
    references: count,
    withdrawn: count,
    /** Refunds and references that could not be recorded in the database; they can be claimed again soon. */
    failed: count,
    /** Others remain for the next run. */
    more: z.boolean(),
  }),
} as const satisfies Contract;
