import { createHash } from 'node:crypto';
import { z } from 'zod';

/** An invented person with an invented Google account. */
export interface GoogleAccount {
  /** Google's permanent identifier of an account, even if its e-mail address changes. */
  sub: string;
  email: string;
  name: string;
}

export const suggestions = [
  { name: 'منى علي', email: 'mona.ali@example.com' },
  { name: 'Omar Said', email: 'omar.said@example.com' },
] as const;

const chosen = z.object({
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  name: z.string().trim().min(1).max(100),
});

/** Undefined if the form contains no valid account. */
export function accountFrom(form: unknown): GoogleAccount | undefined {
  const parsed = chosen.safeParse(form);
  if (!parsed.success) return undefined;
  const digest = createHash('sha256').update(parsed.data.email).digest('hex');
  return { ...parsed.data, sub: `1${String(BigInt(`0x${digest}`)).slice(0, 20)}` };
}
