import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Session } from '../database/database.ts';
import { hashInVain } from './password-check.ts';
import { renewConfirmationToken } from './confirmation-token.ts';
import { tooSoon } from './mail-interval.ts';

interface Lite {
  fetch(request: Request): Promise<Response>;
}

interface Options {
  database: Session;
  /** At most one e-mail to an address within this time. */
  mailIntervalMs: number;
  sendConfirmation: (email: string, token: string) => Promise<void>;
}

const signUpPath = '/auth/v1/signup';
const resendPath = '/auth/v1/resend';
const refusedByLite = 'over_email_send_rate_limit';

const bodySchema = z.object({
  email: z.string().transform((email) => email.toLowerCase()),
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
});

/**
 * Answers a sign-up with a known address as the hosted service does. Lite refuses it, which reveals who has an account,
 * and never sends a second confirmation e-mail.
 */
export function withRepeatedSignUps(lite: Lite, options: Options): Lite {
  return {
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname !== signUpPath && pathname !== resendPath) return lite.fetch(request);
      const copy = request.clone();
      const answer = await lite.fetch(request);
      if (answer.headers.get('x-sb-error-code') !== refusedByLite) return answer;
      const body = bodySchema.safeParse(await copy.json());
      return body.success ? answerAgain(pathname, body.data, options) : answer;
    },
  };
}

async function answerAgain(
  path: string,
  { email, password, data }: z.infer<typeof bodySchema>,
  { database, mailIntervalMs, sendConfirmation }: Options,
): Promise<Response> {
  // Hashing a new account's password takes most of the time of a sign-up.
  if (password != null) await hashInVain(password);
  const renewed = await renewConfirmationToken(database, email, mailIntervalMs);
  if (renewed.outcome === 'wait') return tooSoon(1_000 * renewed.seconds);
  if (renewed.outcome === 'new') await sendConfirmation(email, renewed.token);
  return Response.json(path === resendPath ? {} : inventedUser(email, data ?? {}));
}

/** The answer for a new shopper, without any data of the existing one. */
function inventedUser(email: string, data: Record<string, unknown>) {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
