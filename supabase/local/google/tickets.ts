import { randomBytes } from 'node:crypto';

export interface Tickets<Value> {
  put(value: Value): string;
  /** Undefined for an unknown, expired or used ticket. */
  find(ticket: string): Value | undefined;
  /** The same, and invalidates the ticket. */
  take(ticket: string): Value | undefined;
}

const mostTickets = 10_000;

/** Stores values under random tickets, each valid for `lifetimeMs`. */
export function createTickets<Value>(lifetimeMs: number, now: () => number): Tickets<Value> {
  const kept = new Map<string, { value: Value; until: number }>();
  const find = (ticket: string) => {
    const entry = kept.get(ticket);
    return entry && entry.until > now() ? entry.value : undefined;
  };
  return {
    find,
    put(value) {
      const ticket = randomBytes(32).toString('base64url');
      kept.set(ticket, { value, until: now() + lifetimeMs });
      // A map keeps insertion order, so the first entry is the oldest.
      for (const [oldest, { until }] of kept) {
        if (until > now() && kept.size <= mostTickets) break;
        kept.delete(oldest);
      }
      return ticket;
    },
    take(ticket) {
      const value = find(ticket);
      kept.delete(ticket);
      return value;
    },
  };
}
