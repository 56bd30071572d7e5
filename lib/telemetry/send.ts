import { telemetryEnv } from '@/lib/env/telemetry';
import type { TelemetryEvent } from '@/supabase/functions/_shared/contracts/ingest-logs';
import { readVisit, shopperOf, storedToken } from './visit';
import { waiting } from './waiting';
import { wireEvent } from './wire-event';

/** Events that wait to be sent. As many may wait for the queue itself (`waiting`). */
const mostQueued = 100;
/** Of the events at once; an Arabic letter is two bytes, and beacons and the function take 64 KiB. */
const mostLetters = 20_000;
const patience = 10_000;
/** Of the refusals, those that pass: late, too early, too many, and whatever is wrong with the server. */
const passing = (status: number) => [408, 425, 429].includes(status) || status >= 500;

// A beacon can set no header, so the public key is in the address, where the gateway takes it, too; and a body without
// a type of its own is plain text, for which no browser asks leave with a request before.
const address = `${telemetryEnv.backendUrl}/functions/v1/ingest-logs?apikey=${telemetryEnv.key}`;

/**
 * Sends what waits: `flush` in good time, `flushLeaving` when the page may be gone in a moment. `settle` takes what waits
 * for having happened here, before the address changes.
 */
export function telemetrySender() {
  let visit: ReturnType<typeof readVisit> | undefined;
  let queue: TelemetryEvent[] = [];
  let sending = false;

  const keep = (events: TelemetryEvent[]) => (queue = events.slice(-mostQueued));

  const told = (token: string | undefined, events: TelemetryEvent[]) => ({
    session: { ...visit, user_id: token ? (shopperOf(token) ?? null) : null },
    events,
  });

  const settle = () => {
    visit ??= readVisit();
    for (const noted of waiting.splice(0)) {
      try {
        queue.push(wireEvent(noted));
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
    while (count > 1 && JSON.stringify(queue.slice(0, count)).length > mostLetters) count >>= 1;
    return queue.splice(0, count);
  }

  /**
   * What did not arrive, or not for now, waits for the next time; when it is too much the oldest goes. What is refused
   * for good is given up.
   */
  async function flush(): Promise<void> {
    if (sending) return;
    const batch = nextBatch();
    if (!batch.length) return;
    sending = true;
    const token = storedToken();
    const isDone = await fetch(address, {
      method: 'POST',
      body: JSON.stringify(told(token, batch)),
      keepalive: true,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      signal: AbortSignal.timeout(patience),
    }).then(
      ({ status }) => !passing(status),
      () => false,
    );
    sending = false;
    if (!isDone) keep([...batch, ...queue]);
  }

  /** Nobody waits for the answer. */
  function flushLeaving(): void {
    const token = storedToken();
    for (let batch = nextBatch(); batch.length; batch = nextBatch()) {
      // A beacon has no headers.
      if (navigator.sendBeacon(address, JSON.stringify({ ...told(token, batch), token }))) continue;
      keep([...batch, ...queue]);
      return;
    }
  }

  return { settle, flush, flushLeaving };
}
