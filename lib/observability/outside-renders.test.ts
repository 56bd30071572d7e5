import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test } from '@jest/globals';
import { ROOT_CONTEXT } from '@opentelemetry/api';
import type { ReadableSpan, Span, SpanProcessor } from '@opentelemetry/sdk-trace-base';
import { outsideRenders } from './outside-renders';

test('timers that a processor starts during rendering run outside the page’s context', async () => {
  const page = new AsyncLocalStorage<string>();
  const seen: (string | undefined)[] = [];
  const begun: Promise<void>[] = [];
  const look = () => {
    seen.push(page.getStore());
    begun.push(Promise.resolve().then(() => void seen.push(page.getStore())));
  };
  const inner: SpanProcessor = {
    onStart: look,
    onEnd: look,
    forceFlush: () => Promise.resolve(),
    shutdown: () => Promise.resolve(),
  };
  const processor = outsideRenders(inner);
  page.run('/login', () => {
    processor.onStart({} as Span, ROOT_CONTEXT);
    processor.onEnd({} as ReadableSpan);
  });
  await Promise.all(begun);
  expect(seen).toEqual([undefined, undefined, undefined, undefined]);
});
