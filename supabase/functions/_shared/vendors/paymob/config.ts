import { z } from 'zod';
import { type PaymobMethod } from '../../contracts/paymob-methods.ts';
import { addressProblem, type Environment, isLive, setting } from '../settings.ts';
import { type Failed, failure } from '../vendor-event.ts';

export interface PaymobConfig {
  /** Without a trailing slash. */
  baseUrl: string;
  apiKey: string;
  secretKey: string | undefined;
  /** Only for the newer API. */
  publicKey: string | undefined;
  hmacSecret: string;
  iframeId: string | undefined;
  /** The account's integration of each method, if it has one. */
  integrations: Record<PaymobMethod, number | undefined>;
  mode: 'test' | 'live';
  api: 'legacy' | 'intention';
  /** How long a kiosk reference can be paid. */
  referenceHours: number;
  notificationUrl: string | undefined;
  returnUrl: string | undefined;
}

const id = z.coerce.number().int().positive().optional();

const settingsSchema = z.object({
  PAYMOB_BASE_URL: z.string().transform((url) => url.replace(/\/+$/, '')),
  PAYMOB_API_KEY: z.string(),
  PAYMOB_SECRET_KEY: z.string().optional(),
  PAYMOB_PUBLIC_KEY: z.string().optional(),
  PAYMOB_HMAC_SECRET: z.string(),
  PAYMOB_IFRAME_ID: z.string().regex(/^\d+$/).optional(),
  PAYMOB_INTEGRATION_CARD: id,
  PAYMOB_INTEGRATION_WALLET: id,
  PAYMOB_INTEGRATION_KIOSK: id,
  PAYMOB_MODE: z.enum(['test', 'live']).default('test'),
  PAYMOB_API: z.enum(['legacy', 'intention']).default('legacy'),
  PAYMOB_REFERENCE_HOURS: z.coerce
    .number()
    .positive()
    .max(24 * 30)
    .default(48),
  SUPABASE_URL: z.string().optional(),
});

type PaymobSettings = z.infer<typeof settingsSchema>;

/** Fails closed: without a secret, or in a mode that does not match the shop's, nothing is created or accepted. */
export function readPaymobConfig(env: Environment): { ok: true; config: PaymobConfig } | Failed {
  const names = Object.keys(settingsSchema.shape);
  const parsed = settingsSchema.safeParse(
    Object.fromEntries(names.map((name) => [name, setting(env, name)])),
  );
  // Only names, because a setting's value may be a secret.
  if (!parsed.success)
    return failure(
      'not_configured',
      `not set or not right: ${parsed.error.issues.map(({ path }) => path.join()).join(', ')}`,
    );
  const read = parsed.data;
  const problem =
    addressProblem(env, 'PAYMOB_BASE_URL', read.PAYMOB_BASE_URL) ?? modeProblem(env, read);
  if (problem) return failure('not_configured', problem);
  return { ok: true, config: configOf(read) };
}

/** A key's name contains its mode; test payments are not money. */
function modeProblem(env: Environment, read: PaymobSettings): string | undefined {
  const { PAYMOB_MODE: mode, PAYMOB_SECRET_KEY: secret = '', PAYMOB_PUBLIC_KEY: key = '' } = read;
  if (isLive(env) && mode !== 'live') return 'PAYMOB_MODE is test, but APP_ENV is live';
  const other = mode === 'live' ? 'test' : 'live';
  return [secret, key].some((text) => new RegExp(`^[a-z]{3}_[sp]k_${other}_`).test(text))
    ? `PAYMOB_MODE is ${mode}, but a key is for ${other}`
    : undefined;
}

function configOf(read: PaymobSettings): PaymobConfig {
  const functions = read.SUPABASE_URL && `${read.SUPABASE_URL.replace(/\/+$/, '')}/functions/v1`;
  return {
    baseUrl: read.PAYMOB_BASE_URL,
    apiKey: read.PAYMOB_API_KEY,
    secretKey: read.PAYMOB_SECRET_KEY,
    publicKey: read.PAYMOB_PUBLIC_KEY,
    hmacSecret: read.PAYMOB_HMAC_SECRET,
    iframeId: read.PAYMOB_IFRAME_ID,
    integrations: {
      card: read.PAYMOB_INTEGRATION_CARD,
      wallet: read.PAYMOB_INTEGRATION_WALLET,
      kiosk: read.PAYMOB_INTEGRATION_KIOSK,
    },
    mode: read.PAYMOB_MODE,
    api: read.PAYMOB_API,
    referenceHours: read.PAYMOB_REFERENCE_HOURS,
    notificationUrl: functions && `${functions}/paymob-webhook`,
    returnUrl: functions && `${functions}/paymob-return`,
  };
}
