import { z } from 'zod';
import { jsonStorage } from '@/lib/json-storage';

const storage = jsonStorage(() => localStorage, 'checkout-attempt');

const attemptSchema = z.object({
  shopper: z.string(),
  key: z.uuid(),
  request: z.string(),
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

/**
 * The idempotency key under which an order is sent, so that a retry, a reload or a second tab never orders twice.
 * `request` is everything that is sent beside the key. An order that nobody knows the fate of keeps its key although the
 * request has changed: the server then says whether it was made.
 */
export function keyFor(shopper: string, request: string): string {
  const known = readAttempt(shopper) ?? (kept?.shopper === shopper ? kept : null);
  if (known && (known.request === request || known.unanswered)) return known.key;
  const key = crypto.randomUUID();
  keepAttempt({ shopper, key, request, unanswered: false });
  return key;
}

/** To be said before the order is sent: until it is answered, nobody knows. */
export function markSent(shopper: string, key: string, request: string): void {
  keepAttempt({ shopper, key, request, unanswered: true });
}

/** The order was refused for a reason: nothing came of it, and a changed one gets another key. */
export function markRefused(shopper: string, key: string, request: string): void {
  keepAttempt({ shopper, key, request, unanswered: false });
}

/** The order exists, or is known to: the next one is another. */
export function forgetAttempt(): void {
  keepAttempt(null);
}
