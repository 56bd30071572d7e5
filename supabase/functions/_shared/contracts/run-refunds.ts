import { z } from 'zod';
import { type Contract } from './contract.ts';

const count = z.int().nonnegative();

/** Carries out the refunds that staff have asked for, and withdraws outlet references that nobody should pay any more. */
export const runRefunds = {
  name: 'run-refunds',
  method: 'POST',
  auth: 'schedule',
  request: z.object({}).nullish(),
  response: z.object({
    /** Refunds that were looked at. */
    refunds: count,
    /** Requests for money that were sent to a provider. */
    requested: count,
    /** Refunds that the provider has confirmed. */
    done: count,
    /** References that were looked at, and those that can no longer be paid. */
    references: count,
    withdrawn: count,
    /** Refunds and references of which the database could not be told; they are handed out again soon. */
    failed: count,
    /** Others remain for the next run. */
    more: z.boolean(),
  }),
} as const satisfies Contract;
