import { seconds } from '@/lib/time';

// Nobody waits longer than this for the backend; beyond it the shopper is told.
export const requestTimeout = seconds(8);

/** `fetch` that gives up after a while. Who brings a signal bounds the request by it instead. */
export function boundedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(requestTimeout) });
}
