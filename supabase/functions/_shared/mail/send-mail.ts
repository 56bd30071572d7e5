import { callVendor } from '../vendors/vendor-http.ts';
import { type MailConfig } from './mail-config.ts';

export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
}

/**
 * `sent`: the service has accepted it, now or before. `refused`: it never will. `postponed`: certainly not sent, for a
 * reason that applies to all other e-mails too. `in_doubt`: unknown.
 */
export type Sending = 'sent' | 'refused' | 'postponed' | 'in_doubt';

const patienceMs = 8_000;

/**
 * Sends an e-mail with Resend's API. `once` is the idempotency key: within a day the service sends only one e-mail per
 * key.
 */
export async function sendMail(
  fetch: typeof globalThis.fetch,
  { baseUrl, key, from }: MailConfig,
  mail: Mail,
  once: string,
): Promise<Sending> {
  const answer = await callVendor(fetch, {
    url: `${baseUrl}/emails`,
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'idempotency-key': once },
    json: { ...mail, from, to: [mail.to] },
    timeoutMs: patienceMs,
  });
  if (!answer.ok) return 'in_doubt';
  const { status, json } = answer;
  if (status >= 200 && status < 300) return 'sent';
  // Accepted under this key before, with another content, e.g. another price.
  if (status === 409) return reason(json) === 'invalid_idempotent_request' ? 'sent' : 'in_doubt';
  if (status === 400 || status === 422) {
    console.error(`The mail service refused a mail: ${status}`, reason(json));
    return 'refused';
  }
  console.error(`The mail service takes no mail now: ${status}`, reason(json));
  return 'postponed';
}

/** The service's error code. Its messages may contain names. */
function reason(json: unknown): string {
  const name = typeof json === 'object' && json !== null && 'name' in json ? json.name : '';
  return typeof name === 'string' && /^[a-z_]{1,60}$/.test(name) ? name : '';
}
