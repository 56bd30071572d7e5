import { callVendor } from '../vendors/vendor-http.ts';
import { type MailConfig } from './mail-config.ts';

export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  /** Returned by the service in its reports. ASCII letters, digits, dashes and underscores only. */
  tags: { name: string; value: string }[];
}

/**
 * `sent`: the service has accepted it, now or before, under its own number. `refused`: it never will. `postponed`:
 * certainly not sent, for a reason that applies to all other e-mails too. `in_doubt`: unknown.
 */
export interface Sending {
  result: 'sent' | 'refused' | 'postponed' | 'in_doubt';
  serviceId?: string;
  /** For the outbox: never the service's text, which may contain names. */
  reason?: string;
}

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
  if (!answer.ok)
    return { result: 'in_doubt', reason: `${answer.error.code} ${answer.error.message ?? ''}` };
  const { status, json } = answer;
  if (status >= 200 && status < 300) return { result: 'sent', ...idOf(json) };
  const code = codeOf(json);
  const reason = `${status} ${code}`;
  // Accepted under this key before. The outbox stores the content of an e-mail, but its wording changes with
  // deployments.
  if (status === 409)
    return code === 'invalid_idempotent_request'
      ? { result: 'sent', reason }
      : { result: 'in_doubt', reason };
  if (status === 400 || status === 422) {
    console.error(`The mail service rejected an e-mail: ${reason}`);
    return { result: 'refused', reason };
  }
  console.error(`The mail service accepts no e-mail at the moment: ${reason}`);
  return { result: 'postponed', reason };
}

function valueOf(json: unknown, name: string): string {
  const value: unknown =
    typeof json === 'object' && json !== null ? Reflect.get(json, name) : undefined;
  return typeof value === 'string' ? value : '';
}

/** The service's error code. Its messages may contain names. */
function codeOf(json: unknown): string {
  const name = valueOf(json, 'name');
  return /^[a-z_]{1,60}$/.test(name) ? name : '';
}

function idOf(json: unknown): { serviceId?: string } {
  const id = valueOf(json, 'id');
  return /^[\w-]{1,100}$/.test(id) ? { serviceId: id } : {};
}
