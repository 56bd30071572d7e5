import { env } from '@/lib/env/public';
// The shop imports these when it needs them, several at once, which Jest fails to link (jestjs/jest#11434): the request
// would be retried seconds later.
import '@/lib/records/records';
import './browser-client';
import './visitor-client';

/** A call of the backend: `rpc/shop_product`, `functions/create-order`, or the name of a table. */
export type BackendCall = { name: string; query: URLSearchParams; body: unknown };
type Responder = (call: BackendCall) => unknown;

/** As much of a response as supabase-js reads; jsdom has none. */
class JsonResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText = '';
  readonly headers: Headers;
  readonly #json: string;

  constructor(value: unknown, status = 200) {
    this.status = status;
    this.ok = status < 400;
    this.headers = new Map([['Content-Type', 'application/json']]) as unknown as Headers;
    this.#json = JSON.stringify(value);
  }
  text = () => Promise.resolve(this.#json);
  json = () => Promise.resolve(JSON.parse(this.#json) as unknown);
}

class NoRequest {
  readonly url = '';
}

/** An error response of the backend. */
export const refused = (status: number, body: unknown) => new JsonResponse(body, status);

/** A response that arrives when `respond` is called. */
export function delayed() {
  let respond: (value: unknown) => void = () => undefined;
  const response = new Promise<unknown>((resolve) => {
    respond = resolve;
  });
  return { response, respond };
}

function callOf(address: URL, init: RequestInit | undefined): BackendCall {
  const name = address.pathname.replace(/^\/(?:rest\/v1\/)?(functions\/)?(?:v1\/)?/, '$1');
  const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
  return { name, query: address.searchParams, body };
}

/**
 * Replaces `fetch` by a backend. `responses`, by name: the JSON, an error of the network, `refused()`, or a function
 * that returns one of these. Returns its calls, and a function that sets another response. Whatever has no response
 * does not exist (404); requests to other hosts are recorded by their path.
 */
export function fakeBackend(responses: Record<string, unknown> = {}) {
  const calls: BackendCall[] = [];
  // jsdom has neither, but the clients compare with both.
  if (!('Response' in globalThis))
    Object.assign(globalThis, { Response: JsonResponse, Request: NoRequest });
  globalThis.fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, env.supabaseUrl);
    const call = callOf(address, init);
    calls.push(call);
    const given = call.name in responses ? responses[call.name] : refused(404, { message: '' });
    const value = await (typeof given === 'function' ? (given as Responder)(call) : given);
    if (value instanceof Error) throw value;
    return (value instanceof JsonResponse ? value : new JsonResponse(value)) as unknown as Response;
  };
  return {
    calls,
    callsOf: (name: string) => calls.filter((call) => call.name === name),
    respond: (name: string, value: unknown) => {
      responses[name] = value;
    },
  };
}
