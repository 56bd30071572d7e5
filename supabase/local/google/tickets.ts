import { randomBytes } from 'node:crypto';

export interface Tickets<Value> {
  put(value: Value): string;
  /** Undefined for a ticket that was never given out, is too old, or was taken. */
  find(ticket: string): Value | undefined;
  /** The same, and the ticket is spent. */
  take(ticket: string): Value | undefined;
}

const mostTickets = 10_000;

/** Keeps values under unguessable tickets, each good for `lifetimeMs`. */
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
      // A map remembers the order of arrival, so its first is its oldest.
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
