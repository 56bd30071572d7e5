import { current } from './current-trace';
import {
  newTraceId,
  readTraceparent,
} from '@/supabase/functions/_shared/contracts/trace-context.mjs';

/** Older browsers do not report server timings. */
type Page = Partial<Pick<PerformanceNavigationTiming, 'serverTiming'>> & PerformanceEntry;

/** The trace in which the server rendered this document, if it was rendered for this visitor. */
function documentTrace(): string | undefined {
  const [page] = performance.getEntriesByType('navigation') as Page[];
  const entry = page?.serverTiming?.find(({ name }) => name === 'traceparent');
  return readTraceparent(entry?.description)?.traceId;
}

/**
 * The trace id shared by everything that happens on this page, here and on servers. Kept in memory only: the next page
 * has another one.
 */
export const pageTrace = (): string => (current.trace ??= documentTrace() ?? newTraceId());

/** Call when the router has opened another page. */
export function renewTrace(): void {
  current.trace = newTraceId();
}
