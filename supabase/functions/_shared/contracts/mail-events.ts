import { z } from 'zod';
import { type Contract } from './contract.ts';

/** Receives what the mail service reports about sent e-mails. */
export const mailEvents = {
  name: 'mail-events',
  method: 'POST',
  auth: 'provider',
  /** Parsed after the signature was checked. */
  request: z.unknown(),
  response: z.object({ received: z.literal(true) }),
} as const satisfies Contract;
