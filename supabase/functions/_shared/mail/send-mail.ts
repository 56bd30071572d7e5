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
 * `sent`: the service has taken it, now or before. `refused`: it never will. `postponed`: it surely did not go out, for a
 * reason that holds for every other mail too. `in_doubt`: nobody knows.
 */
export type Sending = 'sent' | 'refused' | 'postponed' | 'in_doubt';

const patienceMs = 8_000;

/**
 * Gives a mail to the mail service, in Resend's API. `once` names the mail: what the service has taken under this name
 * within a day it does not send again.
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
  // Taken under this name before, when it said something else, e.g. another price.
  if (status === 409) return reason(json) === 'invalid_idempotent_request' ? 'sent' : 'in_doubt';
  if (status === 400 || status === 422) {
    console.error(`The mail service refused a mail: ${status}`, reason(json));
    return 'refused';
  }
  console.error(`The mail service takes no mail now: ${status}`, reason(json));
  return 'postponed';
}

/** The service's own code. Its sentences may name people. */
function reason(json: unknown): string {
  const name = typeof json === 'object' && json !== null && 'name' in json ? json.name : '';
  return typeof name === 'string' && /^[a-z_]{1,60}$/.test(name) ? name : '';
}
