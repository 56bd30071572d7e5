import { z } from 'zod';

const storageKey = 'checkout-attempt';

const attemptSchema = z.object({
  shopper: z.string(),
  key: z.uuid(),
  request: z.string(),
  unanswered: z.boolean(),
});
type Attempt = z.infer<typeof attemptSchema>;

function readAttempt(shopper: string): Attempt | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    const attempt = attemptSchema.safeParse(stored).data;
    return attempt?.shopper === shopper ? attempt : null;
  } catch {
    // Storage is blocked, or somebody wrote something else there.
    return null;
  }
}

// Where storage is blocked: the key lives as long as the page.
let kept: Attempt | null = null;

function keepAttempt(attempt: Attempt | null): void {
  kept = attempt;
  try {
    if (attempt) localStorage.setItem(storageKey, JSON.stringify(attempt));
    else localStorage.removeItem(storageKey);
  } catch {
    // The page's own copy has to do.
  }
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
