import { current } from './current-trace';
import {
  newTraceId,
  readTraceparent,
} from '@/supabase/functions/_shared/contracts/trace-context.mjs';

/** Older browsers do not tell what the server says of its time. */
type Page = Partial<Pick<PerformanceNavigationTiming, 'serverTiming'>> & PerformanceEntry;

/** The trace in which the server made this document, if the document was made for this visitor. */
function documentTrace(): string | undefined {
  const [page] = performance.getEntriesByType('navigation') as Page[];
  const told = page?.serverTiming?.find(({ name }) => name === 'traceparent');
  return readTraceparent(told?.description)?.traceId;
}

/**
 * What everything has in common that happens on this page, here and on servers. Kept in memory only: the next page has
 * another.
 */
export const pageTrace = (): string => (current.trace ??= documentTrace() ?? newTraceId());

/** The router has opened another page. */
export function renewTrace(): void {
  current.trace = newTraceId();
}
