import { z } from 'zod';

/** In the order in which a shopper is offered them. */
export const paymentProviders = ['fawry', 'paymob'] as const;
export type PaymentProvider = (typeof paymentProviders)[number];

const schema = z.object({
  providers: z.string().transform((names) => {
    const chosen = new Set(names.split(',').map((name) => name.trim().toLowerCase()));
    return paymentProviders.filter((provider) => chosen.has(provider));
  }),
  baseUrls: z.object({ fawry: z.url().optional(), paymob: z.url().optional() }),
});

const baseUrl = (address: string | undefined) => address?.trim().replace(/\/+$/, '') || undefined;

/** Which providers the shop has, and where; read when the shop starts, so that one build serves every configuration. */
export const paymentEnv = schema.parse({
  providers: process.env.PAYMENT_PROVIDERS ?? paymentProviders.join(','),
  baseUrls: {
    fawry: baseUrl(process.env.FAWRY_BASE_URL),
    paymob: baseUrl(process.env.PAYMOB_BASE_URL),
  },
});
