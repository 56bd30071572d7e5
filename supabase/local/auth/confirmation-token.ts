import { randomBytes } from 'node:crypto';
import { type Session } from '../database/database.ts';

export type TokenResult =
  | { outcome: 'new'; token: string }
  /** The last e-mail was sent too recently. */
  | { outcome: 'wait'; seconds: number }
  | { outcome: 'confirmed' };

/** Creates a new link for a shopper who has not confirmed the address yet, at most every `intervalMs`. */
export async function renewConfirmationToken(
  database: Session,
  email: string,
  intervalMs: number,
): Promise<TokenResult> {
  const token = randomBytes(32).toString('hex');
  const renewed = await database.query(
    `update auth.users set confirmation_token = $2, confirmation_sent_at = now()
     where email = $1 and email_confirmed_at is null
       and coalesce(confirmation_sent_at, '-infinity') <= now() - $3::integer * interval '1 millisecond'
     returning id`,
    [email, token, intervalMs],
  );
  if (renewed.length > 0) return { outcome: 'new', token };

  const [waiting] = await database.query<{ seconds: number }>(
    `select ceil(extract(epoch from confirmation_sent_at - now()) + $2::integer / 1000.0)::integer as seconds
     from auth.users where email = $1 and email_confirmed_at is null`,
    [email, intervalMs],
  );
  return waiting
    ? { outcome: 'wait', seconds: Math.max(1, waiting.seconds) }
    : { outcome: 'confirmed' };
}
