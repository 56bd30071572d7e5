import { addressProblem, type Environment, isLive, setting } from '../settings.ts';
import { type Failed, failure } from '../vendor-event.ts';

export interface JtConfig {
  /** Without a trailing slash. */
  baseUrl: string;
  apiAccount: string;
  privateKey: string;
}

const demoHost = /^demoopenapi\./;

/** Fails closed: without a key, or with a sandbox's address in a live shop, no request is sent. */
export function readJtConfig(env: Environment): { ok: true; config: JtConfig } | Failed {
  const baseUrl = setting(env, 'JT_BASE_URL')?.replace(/\/+$/, '');
  const apiAccount = setting(env, 'JT_API_ACCOUNT');
  const privateKey = setting(env, 'JT_PRIVATE_KEY');
  if (!baseUrl) return missing('JT_BASE_URL');
  if (!apiAccount) return missing('JT_API_ACCOUNT');
  if (!privateKey) return missing('JT_PRIVATE_KEY');
  const problem = addressProblem(env, 'JT_BASE_URL', baseUrl);
  if (problem) return failure('not_configured', problem);
  if (isLive(env) && demoHost.test(new URL(baseUrl).hostname))
    return failure('not_configured', 'JT_BASE_URL is the demo one, but APP_ENV is live');
  return { ok: true, config: { baseUrl, apiAccount, privateKey } };
}

function missing(name: string): Failed {
  return failure('not_configured', `${name} is not set`);
}
