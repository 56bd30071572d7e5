import { addressProblem, type Environment, setting } from '../vendors/settings.ts';
import { type Failed, failure } from '../vendors/vendor-event.ts';

export interface MailConfig {
  /** Without a trailing slash. */
  baseUrl: string;
  key: string;
  /** As in an e-mail header: an address, or a name with the address in angle brackets. */
  from: string;
}

const sender = /^(?:[^<>\r\n]+ )?<?[^\s@<>]+@[^\s@<>]+>?$/;

export function readMailConfig(env: Environment): { ok: true; config: MailConfig } | Failed {
  const baseUrl = setting(env, 'MAIL_API_URL')?.replace(/\/+$/, '');
  const key = setting(env, 'MAIL_API_KEY');
  const from = setting(env, 'MAIL_FROM');
  if (!baseUrl) return failure('not_configured', 'MAIL_API_URL is not set');
  if (!key) return failure('not_configured', 'MAIL_API_KEY is not set');
  if (!from || !sender.test(from))
    return failure('not_configured', 'MAIL_FROM is no address of a sender');
  const problem = addressProblem(env, 'MAIL_API_URL', baseUrl);
  return problem
    ? failure('not_configured', problem)
    : { ok: true, config: { baseUrl, key, from } };
}
