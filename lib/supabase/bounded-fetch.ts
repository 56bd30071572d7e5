import { seconds } from '@/lib/time';

// Maximum time for a backend request; after that the shopper sees an error.
export const requestTimeout = seconds(8);

/** A caller's own signal replaces the limit. */
export const withTimeLimit = (init?: RequestInit): RequestInit => ({
  ...init,
  signal: init?.signal ?? AbortSignal.timeout(requestTimeout),
});

/** `fetch` with a time limit. */
export function boundedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return fetch(input, withTimeLimit(init));
}
