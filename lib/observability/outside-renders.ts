import { AsyncLocalStorage } from 'node:async_hooks';
import type { SpanProcessor } from '@opentelemetry/sdk-trace-base';

/**
 * Wraps a processor so that whatever it starts, such as an export timer, runs outside the page's context: Next.js
 * rejects a page whose rendering reads the time. Call it before the first request.
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
