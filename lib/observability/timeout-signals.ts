import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Creates the signals of `AbortSignal.timeout` outside of the current request's context. Node.js 20 keeps the timer of
 * a signal until the signal is garbage-collected; the timer holds the request's context, which Next.js stores with
 * `AsyncLocalStorage`; and the context holds the signal, because of a pending `fetch`. As a result, no page that had
 * read from the backend was ever freed. Node.js 24 is not affected.
 */
export function detachTimeoutSignals(): void {
  const outside = AsyncLocalStorage.snapshot();
  const create = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => outside(create, milliseconds);
}
