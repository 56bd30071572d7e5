import { secretsEqual } from '../http/secrets-equal.ts';
import { type Environment, setting } from '../vendors/settings.ts';

/** How old a message may be, or how far in the future, in seconds: older ones may be replays. */
const toleranceSeconds = 5 * 60;

/** The secrets of which one has signed; several while they are being replaced. */
export function webhookSecrets(env: Environment): string[] {
  return (setting(env, 'MAIL_WEBHOOK_SECRET') ?? '').split(/[\s,]+/).filter((secret) => secret);
}

/**
 * Whether one of the secrets has signed this message just now, in the way of Svix: HMAC-SHA256 of number, time and
 * body. There are several signatures while the sender replaces its secret.
 */
export async function isSigned(
  secrets: readonly string[],
  headers: Headers,
  body: string,
  now: number,
): Promise<boolean> {
  const id = headers.get('svix-id') ?? '';
  const timestamp = headers.get('svix-timestamp') ?? '';
  if (id === '' || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now / 1000 - Number(timestamp)) > toleranceSeconds) return false;
  const given = (headers.get('svix-signature') ?? '').split(' ').slice(0, 10);
  for (const secret of secrets) {
    const expected = `v1,${await signature(secret, `${id}.${timestamp}.${body}`)}`;
    for (const each of given) if (await secretsEqual(each, expected)) return true;
  }
  return false;
}

async function signature(secret: string, content: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', keyOf(secret), algorithm, false, ['sign']);
  const signed = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(content));
  return btoa(String.fromCharCode(...new Uint8Array(signed)));
}

/** The key is Base64 after `whsec_`; anything else is used as it is. */
function keyOf(secret: string): Uint8Array<ArrayBuffer> {
  const encoded = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret)?.[1];
  return encoded === undefined
    ? new TextEncoder().encode(secret)
    : Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
}
