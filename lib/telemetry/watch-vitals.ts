import { record } from './record';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Interaction = PerformanceEntry & { interactionId: number };

function observe(type: string, note: (entry: PerformanceEntry) => void): void {
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
    type,
    buffered: true,
    durationThreshold: 40,
  } as PerformanceObserverInit);
}

/**
 * Measures web vitals and records them once, when the page is left or suspended. The `web-vitals` package is three
 * times as large as the rest of telemetry. This version omits rare cases: INP is the longest interaction, which differs
 * from its definition only after fifty interactions.
 */
export function watchVitals(url: string): () => void {
  let lcp: number | null = null;
  let cls = 0;
  let inp: number | null = null;
  let [sum, began, last] = [0, 0, -Infinity];
  observe('largest-contentful-paint', ({ startTime }) => (lcp = startTime));
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as Shift;
    if (hadRecentInput) return;
    // A session window of layout shifts ends after a second without shifts, or after five seconds.
    if (startTime - last > 1_000 || startTime - began > 5_000) [sum, began] = [0, startTime];
    sum += value;
    last = startTime;
    cls = Math.max(cls, sum);
  });
  observe('event', (entry) => {
    if ((entry as Interaction).interactionId) inp = Math.max(inp ?? 0, entry.duration);
  });

  let isReported = false;
  return () => {
    if (isReported) return;
    isReported = true;
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const round = (ms: number | null | undefined) => (ms == null ? null : Math.round(ms));
    const payload = { ttfb: round(page?.responseStart), lcp: round(lcp), inp, cls };
    record({ kind: 'route', name: 'web_vitals', url, payload });
  };
}
