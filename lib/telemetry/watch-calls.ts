import { telemetryEnv } from '@/lib/env/telemetry';
import { record } from './record';

const monitored = /^\/(?:rest|functions|auth)\/v1\/(?!ingest-logs)[^?]*/;

/** Older browsers do not report a status. */
type Call = Omit<PerformanceResourceTiming, 'responseStatus'> & { responseStatus?: number };

/** 0 is a call that failed on the network. */
function levelOf(status: number | undefined) {
  if (status === undefined) return 'info';
  return status === 0 || status >= 500 ? 'error' : status >= 400 ? 'warn' : 'info';
}

/**
 * Records the duration of backend calls from the browser's resource timings, including calls before this script was
 * loaded.
 */
export function watchCalls(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Call[]) {
      if (!entry.name.startsWith(telemetryEnv.backendUrl)) continue;
      const [name] = monitored.exec(entry.name.slice(telemetryEnv.backendUrl.length)) ?? [];
      if (!name) continue;
      record({
        kind: 'api',
        level: levelOf(entry.responseStatus),
        name,
        ts: Math.round(performance.timeOrigin + entry.startTime),
        payload: { duration: Math.round(entry.duration), status: entry.responseStatus ?? null },
      });
    }
  }).observe({ type: 'resource', buffered: true });
}
