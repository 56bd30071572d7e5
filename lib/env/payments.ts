import 'server-only';
import { z } from 'zod';
import { isLoopback } from '@/supabase/functions/_shared/contracts/loopback.mjs';
import {
  offeredProviders,
  paymentProviders,
  type PaymentProvider,
} from '@/supabase/functions/_shared/contracts/payment-providers.mjs';

export interface PaymentSettings {
  /** What shoppers may choose from, in the order in which it is offered. Empty when nothing is configured. */
  providers: PaymentProvider[];
  fawry?: {
    baseUrl: string;
    origin: string;
    /** Fawry's script, which defines `FawryPay` and `DISPLAY_MODE`, and the style of its popup. */
    scriptUrl: string;
    stylesheetUrl: string;
    /** Public; for a charge request that came without one. */
    merchantCode: string | undefined;
  };
  paymob?: { baseUrl: string; origin: string };
}

const pluginAssets = '/atfawry/plugin/assets/payments';

const baseUrl = z
  .url({ protocol: /^https?$/ })
  .refine((url) => url.startsWith('https:') || isLoopback(url), {
    message: 'A payment provider is reached over https only.',
  })
  .transform((url) => url.replace(/\/+$/, ''));

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const paymentEnv = z
  .object({
    APP_ENV: optional(z.string()),
    PAYMENT_PROVIDERS: z
      .string()
      .optional()
      .transform(offeredProviders)
      .pipe(z.array(z.enum(paymentProviders))),
    FAWRY_BASE_URL: optional(baseUrl),
    FAWRY_MERCHANT_CODE: optional(z.string().trim()),
    PAYMOB_BASE_URL: optional(baseUrl),
  })
  .refine(
    ({ APP_ENV, FAWRY_BASE_URL, PAYMOB_BASE_URL }) =>
      APP_ENV !== 'live' ||
      ![FAWRY_BASE_URL, PAYMOB_BASE_URL].some((url) => url !== undefined && isLoopback(url)),
    { message: 'APP_ENV is live, but a payment provider’s address is on this machine.' },
  );

/**
 * Who takes payments, and where. Read anew at every call: the addresses belong to the place where the shop runs, not to
 * its build. A provider without an address is not offered. Throws when the configuration contradicts itself.
 */
export function paymentSettings(
  environment: Record<string, string | undefined> = process.env,
): PaymentSettings {
  const parsed = paymentEnv.safeParse(environment);
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  const { FAWRY_BASE_URL: fawry, PAYMOB_BASE_URL: paymob, ...read } = parsed.data;
  const addresses = { fawry, paymob };
  return {
    providers: read.PAYMENT_PROVIDERS.filter((name) => addresses[name] !== undefined),
    ...(fawry && {
      fawry: {
        baseUrl: fawry,
        origin: new URL(fawry).origin,
        scriptUrl: `${fawry}${pluginAssets}/js/fawrypay-payments.js`,
        stylesheetUrl: `${fawry}${pluginAssets}/css/fawrypay-payments.css`,
        merchantCode: read.FAWRY_MERCHANT_CODE,
      },
    }),
    ...(paymob && { paymob: { baseUrl: paymob, origin: new URL(paymob).origin } }),
  };
}
