import { addressProblem, type Environment, isLive, setting } from '../settings.ts';
import { type Failed, failure } from '../vendor-event.ts';

export interface AramexConfig {
  /** Without a trailing slash. */
  baseUrl: string;
  /** Sent to the courier with every request. */
  clientInfo: {
    UserName: string;
    Password: string;
    Version: string;
    AccountNumber: string;
    AccountPin: string;
    AccountEntity: string;
    AccountCountryCode: string;
    Source: number;
  };
}

const names = [
  'ARAMEX_BASE_URL',
  'ARAMEX_USERNAME',
  'ARAMEX_PASSWORD',
  'ARAMEX_ACCOUNT_NUMBER',
  'ARAMEX_ACCOUNT_PIN',
  'ARAMEX_ACCOUNT_ENTITY',
] as const;

const testHost = /^ws\.dev\./;

/** Fails closed: without credentials, or with a sandbox's address in a live shop, no request is sent. */
export function readAramexConfig(env: Environment): { ok: true; config: AramexConfig } | Failed {
  const values = names.map((name) => setting(env, name));
  const absent = names.filter((_, index) => values[index] === undefined);
  if (absent.length > 0) return failure('not_configured', `not set: ${absent.join(', ')}`);
  const [address, username, password, number, pin, entity] = values as string[];
  const baseUrl = address?.replace(/\/+$/, '') ?? '';
  const problem = addressProblem(env, 'ARAMEX_BASE_URL', baseUrl);
  if (problem) return failure('not_configured', problem);
  if (isLive(env) && testHost.test(new URL(baseUrl).hostname))
    return failure('not_configured', 'ARAMEX_BASE_URL is the test one, but APP_ENV is live');
  return {
    ok: true,
    config: {
      baseUrl,
      clientInfo: {
        UserName: username ?? '',
        Password: password ?? '',
        Version: setting(env, 'ARAMEX_VERSION') ?? 'v1.0',
        AccountNumber: number ?? '',
        AccountPin: pin ?? '',
        AccountEntity: entity ?? '',
        AccountCountryCode: setting(env, 'ARAMEX_ACCOUNT_COUNTRY') ?? 'EG',
        Source: Number(setting(env, 'ARAMEX_SOURCE') ?? 24) || 0,
      },
    },
  };
}
