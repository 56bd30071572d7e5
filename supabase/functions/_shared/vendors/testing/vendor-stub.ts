/** A request that never gets an answer. */
export const silence = Symbol('silence');

/** One answer: a body, `{ status, body }`, an error to throw, or silence. */
export type Reply = object | string | typeof silence;

export interface VendorRequest {
  url: string;
  method: string;
  headers: Headers;
  body: Record<string, unknown>;
}

/** A `fetch` that returns these replies in turn and records the requests. */
export function vendorStub(...replies: Reply[]): {
  fetch: typeof fetch;
  requests: VendorRequest[];
} {
  const requests: VendorRequest[] = [];
  const stub: typeof fetch = async (input, init = {}) => {
    const request = new Request(input, init);
    const text = await request.text();
    requests.push({
      url: request.url,
      method: request.method,
      headers: request.headers,
      body: bodyOf(text, request.headers.get('content-type')),
    });
    const reply = replies.shift();
    if (reply === undefined) throw new Error(`Nobody expected ${request.method} ${request.url}.`);
    if (reply === silence) return neverAnswers(init.signal);
    if (reply instanceof Error) throw reply;
    return answerFrom(reply);
  };
  return { fetch: stub, requests };
}

function bodyOf(text: string, type: string | null): Record<string, unknown> {
  if (type?.includes('form')) return Object.fromEntries(new URLSearchParams(text));
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}

function answerFrom(reply: object | string): Response {
  const { status, body } = hasStatus(reply) ? reply : { status: 200, body: reply };
  return typeof body === 'string'
    ? new Response(body, { status })
    : Response.json(body, { status });
}

function hasStatus(reply: unknown): reply is { status: number; body: unknown } {
  return typeof reply === 'object' && reply !== null && 'body' in reply && 'status' in reply;
}

function neverAnswers(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}
