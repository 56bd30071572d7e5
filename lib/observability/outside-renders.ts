import { AsyncLocalStorage } from 'node:async_hooks';
import type { SpanProcessor } from '@opentelemetry/sdk-trace-base';

/**
 * Wraps a processor, so that what it begins, such as the timer of a report, belongs to no page: Next.js refuses a page
 * whose rendering asks for the time. Call it before the first request.
 */
export function outsideRenders(processor: SpanProcessor): SpanProcessor {
  const outside = AsyncLocalStorage.snapshot();
  return {
    onStart: (...begun) => outside(() => processor.onStart(...begun)),
    onEnd: (span) => outside(() => processor.onEnd(span)),
    forceFlush: () => processor.forceFlush(),
    shutdown: () => processor.shutdown(),
  };
}
