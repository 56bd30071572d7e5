import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import {
  newSpanId,
  newTraceId,
  readTraceparent,
  writeTraceparent,
} from '../../supabase/functions/_shared/contracts/trace-context.mjs';
import { routeKind } from './route-kind.mjs';

const isPrivate = (response) => String(response.getHeader('cache-control')).includes('no-store');

/** Sends the browser the trace of its document; a document that others may get as well has none. */
function nameTrace(response, traceparent) {
  const { writeHead } = response;
  response.writeHead = (...head) => {
    if (isPrivate(response))
      response.appendHeader('server-timing', `traceparent;desc="${traceparent}"`);
    return writeHead.apply(response, head);
  };
}

/** The same for a shop without a collector: only a number for its logs. */
function numbered(request) {
  const known = readTraceparent(request.headers.traceparent);
  const trace = known ?? { traceId: newTraceId(), spanId: newSpanId() };
  request.headers.traceparent = writeTraceparent(trace);
  return trace.traceId;
}

/**
 * Gives every request to Next.js a trace: the caller's, or a new one. It is in the header `traceparent` of the
 * request, even without a collector (`isOn`). `onAnswered` receives `{ route, method, status, ms, traceId }`
 * when the response is complete or was aborted.
 */
export function withTraces(answer, { isOn, onAnswered }) {
  return (request, response) => {
    const startedAt = performance.now();
    const { method } = request;
    const route = routeKind(request.url);
    // One listener: a response has many already.
    const whenAnswered = (traceId, span) =>
      response.once('close', () => {
        const { statusCode: status } = response;
        span?.setAttribute('http.response.status_code', status);
        if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
        onAnswered({ route, method, status, ms: performance.now() - startedAt, traceId });
      });
    if (!isOn) {
      whenAnswered(numbered(request));
      return answer(request, response);
    }

    const parent = propagation.extract(ROOT_CONTEXT, request.headers);
    const attributes = { 'shop.route': route, 'http.request.method': method };
    const span = trace
      .getTracer('shop')
      .startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    const { traceId, spanId } = span.spanContext();
    request.headers.traceparent = writeTraceparent({ traceId, spanId });
    nameTrace(response, request.headers.traceparent);
    whenAnswered(traceId, span);
    return context.with(trace.setSpan(parent, span), () => answer(request, response));
  };
}
