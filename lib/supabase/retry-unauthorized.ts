import type { SessionEnd } from './session-end';

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

export type SessionRenewal = {
  /** Returns a fresh access token, or why the session has ended. */
  refresh: () => Promise<{ token: string } | { over: SessionEnd }>;
  /** Called when the session has ended. */
  giveUp: (end: SessionEnd) => Promise<void>;
};

/**
 * Wraps `send` for requests with a shopper's token: after a 401 the session is refreshed and the request retried once;
 * if that fails too, `giveUp` is called. The last response is returned in any case.
 */
export function retryUnauthorized(send: Fetch, { refresh, giveUp }: SessionRenewal): Fetch {
  return async (input, init) => {
    const answer = await send(input, init);
    if (answer.status !== 401) return answer;
    const renewed = await refresh();
    if ('over' in renewed) {
      await giveUp(renewed.over);
      return answer;
    }
    const last = await send(input, withToken(init, renewed.token));
    if (last.status === 401) await giveUp('unauthorized');
    return last;
  };
}

function withToken(init: RequestInit | undefined, token: string): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set('authorization', `Bearer ${token}`);
  return { ...init, headers };
}
