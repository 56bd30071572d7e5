import { telemetryEnv } from '@/lib/env/telemetry';
import type { TelemetryEvent } from '@/supabase/functions/_shared/contracts/ingest-logs';
import { readVisit, storedToken } from './visit';
import { waiting } from './waiting';
import { wireEvent } from './wire-event';

/** Spec §9; the same number may wait to be put into the queue. */
const mostQueued = 100;
/** In letters, of which an Arabic one is two bytes: beacons and the function take 64 KiB. */
const longestBody = 20_000;
const patience = 10_000;

// A beacon can set no header, so the public key is in the address, where the gateway takes it, too; and a body without
// a type of its own is plain text, for which no browser asks leave with a request before.
const address = `${telemetryEnv.backendUrl}/functions/v1/ingest-logs?apikey=${telemetryEnv.key}`;

/**
 * Sends what waits: `flush` in good time, `flushLeaving` when the page may be gone in a moment. `settle` takes what waits
 * for having happened here, before the address changes.
 */
export function telemetrySender() {
  const session = readVisit();
  let queue: TelemetryEvent[] = [];
  let sending = false;

  const keep = (events: TelemetryEvent[]) => (queue = events.slice(-mostQueued));
  const bodyOf = (events: TelemetryEvent[]) => JSON.stringify({ session, events });

  const settle = () => {
    for (const told of waiting.splice(0)) {
      try {
        queue.push(wireEvent(told));
      } catch {
        // Anything can be thrown, also what cannot be looked at; the others are told of all the same.
      }
    }
    keep(queue);
  };

  /** Takes from the queue what one request may carry. */
  function nextBatch(): TelemetryEvent[] {
    settle();
    let count = queue.length;
    while (count > 1 && bodyOf(queue.slice(0, count)).length > longestBody) count >>= 1;
    return queue.splice(0, count);
  }

  /** What the server did not take waits for the next time; when it is too much the oldest goes. */
  async function flush(): Promise<void> {
    if (sending) return;
    const batch = nextBatch();
    if (!batch.length) return;
    sending = true;
    const token = storedToken();
    const isTaken = await fetch(address, {
      method: 'POST',
      body: bodyOf(batch),
      keepalive: true,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      signal: AbortSignal.timeout(patience),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    sending = false;
    if (!isTaken) keep([...batch, ...queue]);
  }

  /** Nobody waits for the answer. */
  function flushLeaving(): void {
    for (let batch = nextBatch(); batch.length; batch = nextBatch()) {
      if (navigator.sendBeacon(address, bodyOf(batch))) continue;
      keep([...batch, ...queue]);
      return;
    }
  }

  return { settle, flush, flushLeaving };
}
