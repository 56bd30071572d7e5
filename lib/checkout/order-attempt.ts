import { z } from 'zod';
import { jsonStorage } from '@/lib/json-storage';
import { attemptKey } from '@/lib/shopper-storage';

const storage = jsonStorage(() => localStorage, attemptKey);

const attemptSchema = z.object({
  shopper: z.string(),
  key: z.uuid(),
  // One that another version of the shop has kept is of no known request.
  digest: z.string().catch(''),
  unanswered: z.boolean(),
});
type Attempt = z.infer<typeof attemptSchema>;

function readAttempt(shopper: string): Attempt | null {
  const attempt = attemptSchema.safeParse(storage.read()).data;
  return attempt?.shopper === shopper ? attempt : null;
}

// Where storage is blocked: the key lives as long as the page.
let kept: Attempt | null = null;

function keepAttempt(attempt: Attempt | null): void {
  kept = attempt;
  if (attempt) storage.write(attempt);
  else storage.clear();
}

/** SHA-256, in hexadecimal digits. */
export async function digestOf(request: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(request));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The idempotency key under which an order is sent, so that a retry, a reload or a second tab never orders twice.
 * `digest` is `digestOf` everything that is sent beside the key: who orders and where they live is not kept. An order that nobody knows the fate of keeps its key although the
 * request has changed: the server then says whether it was made.
 */
export function keyFor(shopper: string, digest: string): string {
  const known = readAttempt(shopper) ?? (kept?.shopper === shopper ? kept : null);
  if (known && (known.digest === digest || known.unanswered)) return known.key;
  const key = crypto.randomUUID();
  keepAttempt({ shopper, key, digest, unanswered: false });
  return key;
}

/** To be said before the order is sent: until it is answered, nobody knows. */
export function markSent(shopper: string, key: string, digest: string): void {
  keepAttempt({ shopper, key, digest, unanswered: true });
}

/** The order was refused for a reason: nothing came of it, and a changed one gets another key. */
export function markRefused(shopper: string, key: string, digest: string): void {
  keepAttempt({ shopper, key, digest, unanswered: false });
}

/** The order exists, or is known to: the next one is another. */
export function forgetAttempt(): void {
  keepAttempt(null);
}
