import { telemetryEnv } from '@/lib/env/telemetry';
import type { TelemetryEvent } from '@/supabase/functions/_shared/contracts/ingest-logs';
import { readVisit, shopperOf, storedToken } from './visit';
import { queue } from './queue';
import { wireEvent } from './wire-event';

/** Also the maximum number of events in `queue`. */
const mostQueued = 100;
/** Maximum size of a batch in characters; an Arabic letter is two bytes, and beacons and the function accept 64 KiB. */
const mostLetters = 20_000;
const patience = 10_000;
/** Statuses that are worth a retry: timeouts, too many requests, and server errors. */
const passing = (status: number) => [408, 425, 429].includes(status) || status >= 500;

const address = `${telemetryEnv.backendUrl}/functions/v1/ingest-logs`;

// A beacon cannot set headers, so the public key is in the address, which the gateway also accepts. A body without a
// type is plain text, which needs no CORS preflight.
const beaconAddress = `${address}?apikey=${telemetryEnv.key}`;

/**
 * Sends queued events: `flush` normally, `flushOnExit` when the page may disappear at any moment. `settle` assigns
 * pending events to the current address before it changes.
 */
export function telemetrySender() {
  let visit: ReturnType<typeof readVisit> | undefined;
  let pending: TelemetryEvent[] = [];
  let sending = false;

  const keep = (events: TelemetryEvent[]) => (pending = events.slice(-mostQueued));

  const request = (token: string | undefined, events: TelemetryEvent[]) => ({
    session: { ...visit, user_id: token ? (shopperOf(token) ?? null) : null },
    events,
  });

  const settle = () => {
    visit ??= readVisit();
    for (const noted of queue.splice(0)) {
      try {
        pending.push(wireEvent(noted));
      } catch {
        // Any value can be thrown, even one that cannot be read; the other events are sent all the same.
      }
    }
    keep(pending);
  };

  /** Removes one batch from the queue. */
  function nextBatch(): TelemetryEvent[] {
    settle();
    let count = pending.length;
    while (count > 1 && JSON.stringify(pending.slice(0, count)).length > mostLetters) count >>= 1;
    return pending.splice(0, count);
  }

  /**
   * Events that were not delivered are retried; if there are too many, the oldest are dropped. Batches that are
   * rejected permanently are discarded.
   */
  async function flush(): Promise<void> {
    if (sending) return;
    const batch = nextBatch();
    if (!batch.length) return;
    sending = true;
    const token = storedToken();
    const isDone = await fetch(address, {
      method: 'POST',
      body: JSON.stringify(request(token, batch)),
      keepalive: true,
      headers: {
        apikey: telemetryEnv.key,
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      signal: AbortSignal.timeout(patience),
    }).then(
      ({ status }) => !passing(status),
      () => false,
    );
    sending = false;
    if (!isDone) keep([...batch, ...pending]);
  }

  /** Does not wait for the response. */
  function flushOnExit(): void {
    const token = storedToken();
    for (let batch = nextBatch(); batch.length; batch = nextBatch()) {
      // A beacon has no headers, so the token is in the body.
      if (navigator.sendBeacon(beaconAddress, JSON.stringify({ ...request(token, batch), token })))
        continue;
      keep([...batch, ...pending]);
      return;
    }
  }

  return { settle, flush, flushOnExit };
}
