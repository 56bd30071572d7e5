import { isJsonLog, logLine } from '../../supabase/functions/_shared/contracts/log-line.mjs';

/** In milliseconds: long enough for a shopper to notice. */
const slowMs = 2_000;
/** These take as long as the catalogue is large. */
const mayTakeLong = new Set(['feeds', 'sitemaps', 'file', 'image']);

/** Logs requests that failed or took long, one line each; `write` receives it. */
export function requestLog({ env, isWatched, write = console.error }) {
  const isJson = isJsonLog(env.LOG_FORMAT, isWatched);
  return ({ route, method, status, ms, traceId }) => {
    // A 503 of the readiness check is a normal response.
    const isFailed = status >= 500 && route !== 'api/ready';
    if (!isFailed && (ms < slowMs || mayTakeLong.has(route))) return;
    const facts = { route, method, status, ms: Math.round(ms), trace_id: traceId };
    const event = isFailed ? 'request failed' : 'request slow';
    write(logLine({ level: isFailed ? 'error' : 'warn', event, ...facts }, isJson));
  };
}
