import { z } from 'zod';
import { type Contract } from './contract.ts';

const count = z.int().nonnegative();

/** Sends the e-mails of the outbox that are due, and deletes old data. */
export const sendMails = {
  name: 'send-mails',
  method: 'POST',
  auth: 'schedule',
  request: z.object({}).nullish(),
  response: z.object({
    sent: count,
    /** Rejected permanently by the mail service. */
    refused: count,
    /** Certainly not sent: retried later. */
    postponed: count,
    /** Result unknown: retried with the same idempotency key, so that no e-mail is sent twice. */
    in_doubt: count,
    /** Not sent for so long that it is not retried. */
    failed: count,
    /** The run ended before all mails that were due. */
    more: z.boolean(),
  }),
} as const satisfies Contract;
