import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { durations } from './instruments';

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** `rpc/shop_product`, a table, or `functions/ingest-logs`: the operation, without its parameters. */
export function operationOf(address: string): string {
  const [, service = '', path = ''] =
    /^[^?#]*\/(rest|auth|functions|storage)\/v1\/([^?#]*)/.exec(address) ?? [];
  const [first = '', second = ''] = path.split('/');
  const name = first === 'rpc' ? `rpc/${second}` : first;
  if (!/^[\w/-]{1,80}$/.test(name)) return service || 'other';
  return service === 'rest' ? name : `${service}/${name}`;
}

const outcomeOf = (status: number) => (status >= 500 ? 'error' : 'ok');

/** Reports each call as a span and a duration, and passes the trace on. No overhead if OpenTelemetry is off. */
export function watchedFetch(send: Fetch): Fetch {
  return (input, init) => {
    const operation = operationOf(input instanceof Request ? input.url : input.toString());
    const startedAt = performance.now();
    const tracer = trace.getTracer('shop');
    return tracer.startActiveSpan(operation, { kind: SpanKind.CLIENT }, async (span) => {
      let outcome = 'unanswered';
      try {
        const answer = await send(input, withTrace(init));
        outcome = outcomeOf(answer.status);
        span.setAttribute('http.response.status_code', answer.status);
        return answer;
      } finally {
        if (outcome !== 'ok') span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
        const seconds = (performance.now() - startedAt) / 1000;
        durations('shop.backend.duration').record(seconds, { operation, outcome });
      }
    });
  };
}

function withTrace(init: RequestInit | undefined): RequestInit | undefined {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  if (!carrier['traceparent']) return init;
  const headers = new Headers(init?.headers);
  headers.set('traceparent', carrier['traceparent']);
  return { ...init, headers };
}
