import { z } from 'zod';
import { type Session } from '../database/database.ts';
import { errorCodeOf, invalidCredentials, tooManyRequests } from './auth-answers.ts';
import { FailureLimit } from './failure-limit.ts';
import { isRightPassword, passwordHash } from './password-check.ts';
import { requestJson } from './request-json.ts';

interface Lite {
  fetch(request: Request): Promise<Response>;
}

interface Options {
  database: Session;
  /** Wrong passwords and codes from one network address within five minutes. */
  mostPerAddress: number;
}

const windowMs = 5 * 60_000;
/** Wrong passwords or codes for one account. */
const mostPerAccount = 10;

const emailField = z.string().transform((email) => email.toLowerCase());
const credentialsSchema = z.object({ email: emailField, password: z.string() });
const codeSchema = z.object({ email: emailField, token: z.string() });

/**
 * Counts wrong passwords and codes per account and network address, and gives addresses without an account the same
 * answers as those with one: lite differs in timing, and in the message for unconfirmed ones.
 */
export function withGuardedSignIns(lite: Lite, { database, mostPerAddress }: Options): Lite {
  const accounts = new FailureLimit({ most: mostPerAccount, windowMs });
  const addresses = new FailureLimit({ most: mostPerAddress, windowMs });

  async function limited(
    request: Request,
    account: string,
    attempt: () => Promise<Response>,
  ): Promise<Response> {
    const address = addressOf(request);
    const seconds = Math.max(
      accounts.waitSeconds(account),
      address === undefined ? 0 : addresses.waitSeconds(address),
    );
    if (seconds > 0) return tooManyRequests(seconds);
    const answer = await attempt();
    if (answer.ok) accounts.forgive(account);
    else if (isFailure(answer)) {
      accounts.note(account);
      if (address !== undefined) addresses.note(address);
    }
    return answer;
  }

  async function signIn(
    request: Request,
    { email, password }: z.infer<typeof credentialsSchema>,
  ): Promise<Response> {
    const stored = await passwordHash(database, email);
    const answer = await lite.fetch(request);
    const code = errorCodeOf(answer);
    // Lite compares the password only for confirmed accounts.
    if (code === 'email_not_confirmed' && !(await isRightPassword(password, stored)))
      return invalidCredentials();
    if (code === 'invalid_credentials' && stored === undefined)
      await isRightPassword(password, stored);
    return answer;
  }

  return {
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (request.method !== 'POST') return lite.fetch(request);
      if (pathname === '/auth/v1/token' && searchParams.get('grant_type') === 'password') {
        const sent = credentialsSchema.safeParse(await requestJson(request));
        if (!sent.success) return lite.fetch(request);
        return limited(request, `password ${sent.data.email}`, () => signIn(request, sent.data));
      }
      if (pathname === '/auth/v1/verify') {
        const sent = codeSchema.safeParse(await requestJson(request));
        if (!sent.success) return lite.fetch(request);
        return limited(request, `code ${sent.data.email}`, () => lite.fetch(request));
      }
      return lite.fetch(request);
    },
  };
}

function isFailure(answer: Response): boolean {
  return ['invalid_credentials', 'otp_expired'].includes(errorCodeOf(answer) ?? '');
}

/**
 * The address reported by the nearest proxy. Requests without one come from this machine, as all requests on a laptop:
 * counting them together would let one user lock out everyone.
 */
function addressOf(request: Request): string | undefined {
  const last = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return last === '' ? undefined : last;
}
