import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { authRefusal } from './auth-answers.ts';
import { requestJson } from './request-json.ts';

interface Lite {
  fetch(request: Request): Promise<Response>;
}

/** The type of e-mail by endpoint: a repeated sign-up requests the same e-mail as `resend`. */
const mails = new Map([
  ['/auth/v1/signup', 'confirmation'],
  ['/auth/v1/resend', 'confirmation'],
  ['/auth/v1/recover', 'recovery'],
]);

const mostKept = 10_000;

const bodySchema = z.object({ email: z.string().transform((email) => email.toLowerCase()) });

const newAccountSchema = z.object({ identities: z.array(z.unknown()).nonempty() });

/**
 * Limits how often an e-mail to an address can be requested, whether or not it has an account, so that waiting times
 * reveal nothing.
 */
export function withMailInterval(lite: Lite, intervalMs: number): Lite {
  const requestTimes = new LRUCache<string, number>({ max: mostKept, ttl: intervalMs });

  return {
    fetch: async (request) => {
      const mail = request.method === 'POST' ? mails.get(new URL(request.url).pathname) : undefined;
      if (mail === undefined) return lite.fetch(request);
      const body = bodySchema.safeParse(await requestJson(request));
      if (!body.success) return lite.fetch(request);
      const key = `${mail} ${body.data.email}`;
      const requestedAt = requestTimes.get(key);
      if (requestedAt !== undefined) return tooSoon(requestedAt + intervalMs - Date.now());
      const answer = await lite.fetch(request);
      if (answer.ok && !(await hasMadeAccount(answer))) requestTimes.set(key, Date.now());
      return answer;
    },
  };
}

/** From then on the account stores when its e-mail was sent, and there is no wait once it is confirmed. */
async function hasMadeAccount(answer: Response): Promise<boolean> {
  const made = newAccountSchema.safeParse(await answer.clone().json());
  return made.success;
}

export function tooSoon(ms: number): Response {
  const seconds = Math.max(1, Math.ceil(ms / 1_000));
  return authRefusal(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${String(seconds)} seconds.`,
  );
}
