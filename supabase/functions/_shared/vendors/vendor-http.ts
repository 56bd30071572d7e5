import { type Failed, failure } from './vendor-event.ts';

/** How long a vendor may take for one answer, body included. */
export const vendorTimeoutMs = 15_000;

const longestAnswer = 1024 * 1024;

export interface VendorCall {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  json?: unknown;
  /** Sent as a form, in place of JSON. */
  form?: Record<string, string>;
  timeoutMs?: number;
}

/** An answer as it came. `json` is undefined when the body is something else, such as an error page. */
export interface VendorAnswer {
  ok: true;
  status: number;
  json: unknown;
}

/**
 * Asks a vendor once. A refusal is an answer like any other, because vendors put their reasons into the body; only 5xx
 * is a failure here. After a failed POST that moves money nobody knows what happened: ask before asking again.
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
      // A form names its own type.
      body: form ? new URLSearchParams(form) : json === undefined ? null : JSON.stringify(json),
      redirect: 'manual',
      signal: timeout.signal,
    });
    const text = await answer.text();
    if (text.length > longestAnswer) return failure('malformed', 'the answer is too long');
    if (answer.status >= 500) return failure('unavailable', `status ${answer.status}`);
    return { ok: true, status: answer.status, json: parseJson(text) };
  } catch (error) {
    // Which of the many network errors it was helps nobody; whether something may have happened does.
    const isLate = timeout.signal.aborted || isTimeout(error);
    return isLate ? failure('timeout') : failure('unavailable', 'no connection');
  } finally {
    clearTimeout(timer);
  }
}

/** The same for a question that changes nothing: asked once more when the vendor could not answer. */
export async function askVendor(
  fetch: typeof globalThis.fetch,
  call: VendorCall,
): Promise<VendorAnswer | Failed> {
  const answer = await callVendor(fetch, call);
  if (answer.ok || answer.error.code !== 'unavailable') return answer;
  await new Promise((resolve) => setTimeout(resolve, 200 + 300 * Math.random()));
  return callVendor(fetch, call);
}

/** Also the caller's own deadline, which may be shorter than ours. */
const isTimeout = (error: unknown) =>
  error instanceof DOMException && error.name === 'TimeoutError';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Error pages and plain words: the caller sees that there is no JSON.
    return undefined;
  }
}
