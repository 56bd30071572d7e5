import { isLogJson } from '@/lib/env/log-format';
import { logLine } from '@/supabase/functions/_shared/contracts/log-line.mjs';
import { readTraceparent } from '@/supabase/functions/_shared/contracts/trace-context.mjs';

type Place = { routePath: string; routeType: string; traceparent: string | string[] | undefined };

/**
 * One line for log collectors: the kind of error and the route's pattern, without the message and the address, which
 * may contain personal data. In text mode, Next.js itself logs the error.
 */
export function logServerError(error: unknown, { routePath, routeType, traceparent }: Place): void {
  if (!isLogJson) return;
  const { name = 'Error', digest } = Object(error) as Partial<Error & { digest: string }>;
  const trace = readTraceparent([traceparent].flat()[0])?.traceId;
  const facts = { route: routePath, type: routeType, name, digest, trace_id: trace };
  console.error(logLine({ level: 'error', event: 'server error', ...facts }, true));
}
