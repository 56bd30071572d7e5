import { isJsonLog, logLine } from '../contracts/log-line.mjs';
import { writeTraceparent } from '../contracts/trace-context.mjs';
import { type Deps, type Handler } from '../deps.ts';
import { exportSpans } from '../tracing/export-spans.ts';
import { Trace } from '../tracing/trace.ts';
import { traced } from '../tracing/traced-fetch.ts';
import { refusal } from './refusal.ts';
import { respondRefusal } from './respond.ts';

/** In milliseconds. A shopper has noticed. */
const slowMs = 4_000;

/**
 * Logs unexpected errors and reports them as temporary, so that a provider sends its notification again. The call is
 * part of the caller's trace, which the answer names.
 */
export function guarded(name: string, handler: Handler): Handler {
  return async (request, deps) => {
    const trace = new Trace(name, request.headers.get('traceparent'));
    const own = traced({ ...deps, untraced: deps.fetch }, trace);
    const response = await answer(name, handler, request, own);
    if (request.method === 'OPTIONS') return response;
    trace.end(response.status);
    logUnusual(name, response.status, trace, deps);
    exportSpans(deps, trace);
    response.headers.set('traceresponse', writeTraceparent(trace));
    return response;
  };
}

async function answer(name: string, handler: Handler, request: Request, deps: Deps) {
  try {
    return await handler(request, deps);
  } catch (error) {
    console.error(`${name} failed:`, error);
    return respondRefusal(refusal('service_unavailable'));
  }
}

/** One line for each call that failed or took long. */
function logUnusual(name: string, status: number, { ms, traceId }: Trace, { env }: Deps): void {
  const isFailed = status >= 500;
  if (!isFailed && ms < slowMs) return;
  const event = isFailed ? 'function failed' : 'function slow';
  const facts = { function: name, status, ms, trace_id: traceId };
  const isJson = isJsonLog(env('LOG_FORMAT'), false);
  console.error(logLine({ level: isFailed ? 'error' : 'warn', event, ...facts }, isJson));
}
