/** One answer: a body, a status with a body, a failure to throw, or silence until the caller gives up. */
export type Reply = object | string | { status: number; body: unknown } | Error | 'silence';

export interface Asked {
  url: string;
  method: string;
  headers: Headers;
  body: Record<string, unknown>;
}

/** A `fetch` that gives these replies one after another, and remembers what it was asked. */
export function vendorStub(...replies: Reply[]): { fetch: typeof fetch; asked: Asked[] } {
  const asked: Asked[] = [];
  const stub: typeof fetch = async (input, init = {}) => {
    const request = new Request(input, init);
    const text = await request.text();
    asked.push({
      url: request.url,
      method: request.method,
      headers: request.headers,
      body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
    });
    const reply = replies.shift();
    if (reply === undefined) throw new Error(`Nobody expected ${request.method} ${request.url}.`);
    if (reply === 'silence') return silence(init.signal);
    if (reply instanceof Error) throw reply;
    return answerFrom(reply);
  };
  return { fetch: stub, asked };
}

function answerFrom(reply: Exclude<Reply, Error>): Response {
  const { status, body } = hasStatus(reply) ? reply : { status: 200, body: reply };
  return typeof body === 'string'
    ? new Response(body, { status })
    : Response.json(body, { status });
}

function hasStatus(reply: unknown): reply is { status: number; body: unknown } {
  return typeof reply === 'object' && reply !== null && 'body' in reply && 'status' in reply;
}

function silence(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}
