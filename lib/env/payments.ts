import 'server-only';
import { z } from 'zod';
import { isLoopback } from '@/supabase/functions/_shared/contracts/loopback.mjs';
import {
  offeredProviders,
  paymentProviders,
  type PaymentProvider,
} from '@/supabase/functions/_shared/contracts/payment-providers.mjs';

export interface PaymentSettings {
  /** The providers offered to shoppers, in order. Empty if none is configured. */
  providers: PaymentProvider[];
  fawry?: {
    baseUrl: string;
    origin: string;
    /** Fawry's script, which defines `FawryPay` and `DISPLAY_MODE`, and the style sheet of its popup. */
    scriptUrl: string;
    stylesheetUrl: string;
    /** Public; used if a charge request contains none. */
    merchantCode: string | undefined;
  };
  paymob?: { baseUrl: string; origin: string };
}

const pluginAssets = '/atfawry/plugin/assets/payments';

const baseUrl = z
  .url({ protocol: /^https?$/ })
  .refine((url) => url.startsWith('https:') || isLoopback(url), {
    message: 'A payment provider’s address must use https.',
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
 * The payment providers and their addresses. Read on every call, because they depend on where the shop runs, not on its
 * build. A provider without an address is not offered. Throws if the configuration is contradictory.
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
