import * as z from 'zod/mini';
import { jsonStorage } from '@/lib/json-storage';
import { attemptKey } from '@/lib/shopper-storage';

const storage = jsonStorage(() => localStorage, attemptKey);

const attemptSchema = z.object({
  shopper: z.string(),
  key: z.uuid(),
  // Stored by another version of the shop: matches no request.
  digest: z.catch(z.string(), ''),
  unanswered: z.boolean(),
});
type Attempt = z.infer<typeof attemptSchema>;

function readAttempt(shopper: string): Attempt | null {
  const attempt = attemptSchema.safeParse(storage.read()).data;
  return attempt?.shopper === shopper ? attempt : null;
}

// Used if storage is blocked; the key is lost with the page.
let kept: Attempt | null = null;

function keepAttempt(attempt: Attempt | null): void {
  kept = attempt;
  if (attempt) storage.write(attempt);
  else storage.clear();
}

/** SHA-256 in hexadecimal. */
export async function digestOf(request: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(request));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The idempotency key of an order, so that a retry, a reload or a second tab never orders twice. `digest` is the
 * `digestOf` the request without the key, so name and address need not be stored. While the result of an order is
 * unknown, it keeps its key even if the request changes: the server then reports whether the order was placed.
 */
export function keyFor(shopper: string, digest: string): string {
  const known = readAttempt(shopper) ?? (kept?.shopper === shopper ? kept : null);
  if (known && (known.digest === digest || known.unanswered)) return known.key;
  const key = crypto.randomUUID();
  keepAttempt({ shopper, key, digest, unanswered: false });
  return key;
}

/** Call before sending: until there is a response, the result is unknown. */
export function markSent(shopper: string, key: string, digest: string): void {
  keepAttempt({ shopper, key, digest, unanswered: true });
}

/** The order was refused, so nothing was placed, and a changed request gets another key. */
export function markRefused(shopper: string, key: string, digest: string): void {
  keepAttempt({ shopper, key, digest, unanswered: false });
}

/** The order exists, so the next one needs another key. */
export function forgetAttempt(): void {
  keepAttempt(null);
}
