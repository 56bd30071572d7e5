import { telemetryEnv } from '@/lib/env/telemetry';
import type { TelemetryEvent } from '@/supabase/functions/_shared/contracts/ingest-logs';
import {
  redactPayload,
  redactText,
  redactUrl,
} from '@/supabase/functions/_shared/contracts/telemetry-redaction';
import { current } from './current-trace';
import type { Recorded } from './record';

/** An error event, or a thrown value that an error page reports. */
type Fault = Partial<ErrorEvent & PromiseRejectionEvent & Error & { digest: string }>;

function isRecorded(value: unknown): value is Recorded {
  const { kind, name } = Object(value) as Record<string, unknown>;
  return typeof kind === 'string' && typeof name === 'string';
}

function faultOf(value: unknown): Recorded {
  const event = Object(value) as Fault;
  const isEvent = value instanceof Event;
  const thrown: unknown = isEvent ? (event.error ?? event.reason) : value;
  const { name = 'Error', message, stack, digest } = Object(thrown) as Fault;
  return {
    kind: 'error',
    level: 'error',
    name,
    payload: {
      message: message ?? event.message ?? String(thrown),
      stack,
      digest,
      from: isEvent ? event.type : 'screen',
    },
    ...(isEvent && { ts: performance.timeOrigin + value.timeStamp }),
  };
}

/** A recorded event in the format in which it is sent, redacted. */
export function wireEvent(value: unknown): TelemetryEvent {
  const { ts, level, kind, name, url, payload } = isRecorded(value) ? value : faultOf(value);
  const { origin, pathname } = new URL(url ?? location.href);
  return {
    ts: ts ?? Date.now(),
    level: level ?? 'info',
    kind,
    name: redactText(name),
    path: redactUrl(pathname),
    url: redactUrl(origin + pathname),
    build: telemetryEnv.build,
    trace_id: current.trace ?? null,
    payload: redactPayload(payload ?? {}),
  };
}
