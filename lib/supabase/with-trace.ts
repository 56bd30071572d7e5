import { env } from '@/lib/env/public';
import { hasConsent } from '@/lib/telemetry/consent';
import { pageTrace } from '@/lib/telemetry/page-trace';
import {
  newSpanId,
  writeTraceparent,
} from '@/supabase/functions/_shared/contracts/trace-context.mjs';

const functions = `${env.supabaseUrl}/functions/`;

/** Passes the page's trace to a server function, unless the visitor requests not to be tracked. */
export function withTrace(input: RequestInfo | URL, init?: RequestInit): RequestInit | undefined {
  const address = input instanceof Request ? input.url : input.toString();
  if (!address.startsWith(functions) || !hasConsent()) return init;
  const headers = new Headers(init?.headers);
  headers.set('traceparent', writeTraceparent({ traceId: pageTrace(), spanId: newSpanId() }));
  return { ...init, headers };
}
