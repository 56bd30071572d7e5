import { addressProblem, type Environment, isLive, setting } from '../settings.ts';
import { type Failed, failure } from '../vendor-event.ts';

export interface FawryConfig {
  /** Without a trailing slash. */
  baseUrl: string;
  merchantCode: string;
  secureKey: string;
  /** How long an outlet reference can be paid. */
  referenceHours: number;
}

const stagingHost = /(?:^|\.)fawrystaging\.com$/;

/** Fails closed: without a secret, or with a sandbox's address in a live shop, nothing is signed or accepted. */
export function readFawryConfig(env: Environment): { ok: true; config: FawryConfig } | Failed {
  const baseUrl = setting(env, 'FAWRY_BASE_URL')?.replace(/\/+$/, '');
  const merchantCode = setting(env, 'FAWRY_MERCHANT_CODE');
  const secureKey = setting(env, 'FAWRY_SECURE_KEY');
  if (!baseUrl) return missing('FAWRY_BASE_URL');
  if (!merchantCode) return missing('FAWRY_MERCHANT_CODE');
  if (!secureKey) return missing('FAWRY_SECURE_KEY');

  const problem = addressProblem(env, 'FAWRY_BASE_URL', baseUrl);
  if (problem) return failure('not_configured', problem);
  if (isLive(env) && stagingHost.test(new URL(baseUrl).hostname))
    return failure('not_configured', 'FAWRY_BASE_URL is the staging one, but APP_ENV is live');

  const referenceHours = Number(setting(env, 'FAWRY_REFERENCE_HOURS') ?? 48);
  if (!(referenceHours > 0 && referenceHours <= 24 * 30))
    return failure('not_configured', 'FAWRY_REFERENCE_HOURS is no number of hours up to 720');
  return { ok: true, config: { baseUrl, merchantCode, secureKey, referenceHours } };
}

function missing(name: string): Failed {
  return failure('not_configured', `${name} is not set`);
}
