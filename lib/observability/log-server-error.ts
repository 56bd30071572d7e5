import { isLogJson } from '@/lib/env/log-format';
import { logLine } from '@/supabase/functions/_shared/contracts/log-line.mjs';
import { readTraceparent } from '@/supabase/functions/_shared/contracts/trace-context.mjs';

type Place = { routePath: string; routeType: string; traceparent: string | string[] | undefined };

/**
 * One line for programs that collect logs: the kind of error and the route's pattern, without message and address, which
 * may name the visitor. On a terminal Next.js has said it already.
 */
export function logServerError(error: unknown, { routePath, routeType, traceparent }: Place): void {
  if (!isLogJson) return;
  const { name = 'Error', digest } = Object(error) as Partial<Error & { digest: string }>;
  const trace = readTraceparent([traceparent].flat()[0])?.traceId;
  const facts = { route: routePath, type: routeType, name, digest, trace_id: trace };
  console.error(logLine({ level: 'error', event: 'server error', ...facts }, true));
}
