import { newSpanId, writeTraceparent } from '../contracts/trace-context.mjs';
import { type Deps } from '../deps.ts';
import { spanKinds, type Trace } from './trace.ts';

/** The variables with the addresses of others, and what each is called in a trace. */
const others = {
  FAWRY_BASE_URL: 'fawry',
  PAYMOB_BASE_URL: 'paymob',
  JT_BASE_URL: 'jt-express',
  ARAMEX_BASE_URL: 'aramex',
  MAIL_API_URL: 'mail',
};

/** `rpc/place_order`, a table, or who is called: never an address, which holds numbers and signatures. */
export function operationOf(url: string, { env }: Deps): string {
  const own = `${env('SUPABASE_URL') ?? ''}/rest/v1/`;
  if (url.startsWith(own)) return url.slice(own.length).split('?')[0] ?? '';
  const found = Object.entries(others).find(([variable]) => {
    const base = env(variable);
    return base && url.startsWith(base);
  });
  return found?.[1] ?? 'other';
}

/**
 * The dependencies of a call that belongs to a trace: every request passes it on and is kept as a span. With `traceId`,
 * the requests belong to that trace instead, as part of the same call.
 */
export function traced(deps: Deps, trace: Trace, traceId?: string): Deps {
  return {
    ...deps,
    trace,
    fetch: async (input, init) => {
      const spanId = newSpanId();
      const startMs = Date.now();
      const url = input instanceof Request ? input.url : input.toString();
      const headers = new Headers(init?.headers);
      headers.set('traceparent', writeTraceparent({ traceId: traceId ?? trace.traceId, spanId }));
      let status: number | undefined;
      try {
        const answer = await deps.fetch(input, { ...init, headers });
        status = answer.status;
        return answer;
      } finally {
        trace.keep({
          ...(traceId && { traceId }),
          spanId,
          parentSpanId: traceId ? undefined : trace.spanId,
          name: `${init?.method ?? 'GET'} ${operationOf(url, deps)}`,
          kind: spanKinds.client,
          startMs,
          endMs: Date.now(),
          status,
          isFailed: status === undefined || status >= 500,
        });
      }
    },
  };
}

/** For the work on one payment of a batch: records it in that payment's own trace. */
export const inTraceOf = (deps: Deps, traceId: string | null | undefined): Deps =>
  deps.trace && deps.untraced && traceId
    ? traced({ ...deps, fetch: deps.untraced }, deps.trace, traceId)
    : deps;
