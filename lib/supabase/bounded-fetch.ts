import { seconds } from '@/lib/time';

// Nobody waits longer than this for the backend; beyond it the shopper is told.
const requestTimeout = seconds(8);

/** `fetch` that gives up after a while. */
export function boundedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const timeout = AbortSignal.timeout(requestTimeout);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  return fetch(input, { ...init, signal });
}
