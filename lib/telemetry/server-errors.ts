import { env } from '@/lib/env/public';
import { telemetryEnv } from '@/lib/env/telemetry';
import { minutes, seconds } from '@/lib/time';
import { type ingestLogs } from '@/supabase/functions/_shared/contracts/ingest-logs';
import type { RequestOf } from '@/supabase/functions/_shared/contracts/contract';
import {
  redactPayload,
  redactUrl,
} from '@/supabase/functions/_shared/contracts/telemetry-redaction';
import { readTraceparent } from '@/supabase/functions/_shared/contracts/trace-context.mjs';

/** If the backend is down, every request fails, and so would reporting it. */
const mostPerMinute = 20;
const session_id = crypto.randomUUID();
let minuteBegan = 0;
let reported = 0;

function isTooOften(): boolean {
  if (Date.now() - minuteBegan > minutes(1)) [minuteBegan, reported] = [Date.now(), 0];
  reported += 1;
  return reported > mostPerMinute;
}

type Place = {
  path: string;
  routePath: string;
  routeType: string;
  /** Header of the failed request. */
  traceparent?: string | string[] | undefined;
};

/** Reports an error of a page or route on the server, in the same way as browsers do. Always resolves. */
export async function reportServerError(
  error: unknown,
  { path, routePath, routeType, traceparent }: Place,
) {
  if (isTooOften()) return;
  const trace = readTraceparent([traceparent].flat()[0])?.traceId;
  const {
    name = 'Error',
    message,
    stack,
    digest,
  } = Object(error) as Partial<Error & { digest: string }>;
  const request: RequestOf<typeof ingestLogs> = {
    session: { session_id, app_version: telemetryEnv.version, user_agent: 'server', user_id: null },
    events: [
      {
        ts: Date.now(),
        level: 'error',
        kind: 'error',
        name,
        path: redactUrl(path),
        build: telemetryEnv.build,
        trace_id: trace ?? null,
        payload: redactPayload({ message, stack, digest, from: 'server', routePath, routeType }),
      },
    ],
  };
  await fetch(`${env.supabaseUrl}/functions/v1/ingest-logs`, {
    method: 'POST',
    headers: { apikey: env.supabaseKey, 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(seconds(3)),
    // Prevents caching by the framework's `fetch`.
    cache: 'no-store',
  }).catch(() => undefined);
}
