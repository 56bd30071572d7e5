import { type Failed, failure } from './vendor-event.ts';

/** Time limit for a provider's answer, including its body, in milliseconds. */
export const vendorTimeoutMs = 15_000;

const longestAnswer = 1024 * 1024;

export interface VendorCall {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  json?: unknown;
  /** Sent as a form instead of JSON. */
  form?: Record<string, string>;
  timeoutMs?: number;
}

/** The raw answer. `json` is undefined if the body is something else, such as an error page. */
export interface VendorAnswer {
  ok: true;
  status: number;
  json: unknown;
}

/**
 * Calls a provider once. A 4xx is returned as an answer, because providers put their reasons into the body; only a 5xx
 * is a failure here. After a failed POST that moves money its effect is unknown: query before repeating it.
 */
export async function callVendor(
  fetch: typeof globalThis.fetch,
  call: VendorCall,
): Promise<VendorAnswer | Failed> {
  const { url, headers = {}, json, form, timeoutMs = vendorTimeoutMs } = call;
  const method = call.method ?? (form ? 'POST' : 'GET');
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  try {
    const answer = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      // A form sets its own content type.
      body: form ? new URLSearchParams(form) : json === undefined ? null : JSON.stringify(json),
      redirect: 'manual',
      signal: timeout.signal,
    });
    const text = await answer.text();
    if (text.length > longestAnswer) return failure('malformed', 'the answer is too long');
    if (answer.status >= 500) return failure('unavailable', `status ${answer.status}`);
    return { ok: true, status: answer.status, json: parseJson(text) };
  } catch (error) {
    // The kind of network error does not matter, only whether the request may have been executed.
    const isLate = timeout.signal.aborted || isTimeout(error);
    return isLate ? failure('timeout') : failure('unavailable', 'no connection');
  } finally {
    clearTimeout(timer);
  }
}

/** The same for a read-only call: retried once if the provider could not answer. */
export async function queryVendor(
  fetch: typeof globalThis.fetch,
  call: VendorCall,
): Promise<VendorAnswer | Failed> {
  const answer = await callVendor(fetch, call);
  if (answer.ok || answer.error.code !== 'unavailable') return answer;
  await new Promise((resolve) => setTimeout(resolve, 200 + 300 * Math.random()));
  return callVendor(fetch, call);
}

/** Includes the caller's own deadline, which may be shorter. */
const isTimeout = (error: unknown) =>
  error instanceof DOMException && error.name === 'TimeoutError';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Error pages and plain text: the caller sees that there is no JSON.
    return undefined;
  }
}
