import { z } from 'zod';
import { type Contract } from './contract.ts';

const notification = {
  method: 'POST',
  auth: 'provider',
  /** Parsed by the provider's adapter, after its signature was checked. */
  request: z.unknown(),
  response: z.object({ received: z.literal(true) }),
} as const;

export const fawryWebhook = {
  name: 'fawry-webhook',
  ...notification,
} as const satisfies Contract;

export const paymobWebhook = {
  name: 'paymob-webhook',
  ...notification,
} as const satisfies Contract;
