import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { authRefusal } from './auth-answers.ts';
import { requestJson } from './request-json.ts';

interface Lite {
  fetch(request: Request): Promise<Response>;
}

/** What is asked for, by the way that it is asked: a second sign-up asks for the same mail as `resend`. */
const mails = new Map([
  ['/auth/v1/signup', 'confirmation'],
  ['/auth/v1/resend', 'confirmation'],
  ['/auth/v1/recover', 'recovery'],
]);

const mostKept = 10_000;

const bodySchema = z.object({ email: z.string().transform((email) => email.toLowerCase()) });

const newAccountSchema = z.object({ identities: z.array(z.unknown()).nonempty() });

/**
 * Lets a mail to an address be asked for once in a while, whether the address has an account or not: a stranger learns
 * nothing from who has to wait.
 */
export function withMailInterval(lite: Lite, intervalMs: number): Lite {
  const asked = new LRUCache<string, number>({ max: mostKept, ttl: intervalMs });

  return {
    fetch: async (request) => {
      const mail = request.method === 'POST' ? mails.get(new URL(request.url).pathname) : undefined;
      if (mail === undefined) return lite.fetch(request);
      const body = bodySchema.safeParse(await requestJson(request));
      if (!body.success) return lite.fetch(request);
      const key = `${mail} ${body.data.email}`;
      const askedAt = asked.get(key);
      if (askedAt !== undefined) return tooSoon(askedAt + intervalMs - Date.now());
      const answer = await lite.fetch(request);
      if (answer.ok && !(await hasMadeAccount(answer))) asked.set(key, Date.now());
      return answer;
    },
  };
}

/** Then the account itself says when its mail was sent, and no longer waits when it is confirmed. */
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
