import type { SessionEnd } from './session-end';

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

export type SessionRenewal = {
  /** A fresh access token, or why there is none: the session is over. */
  refresh: () => Promise<{ token: string } | { over: SessionEnd }>;
  /** What happens to a shopper whose session is over. */
  giveUp: (end: SessionEnd) => Promise<void>;
};

/**
 * `send` for requests that carry a shopper's token: a 401 is answered by one refresh and one retry, and when that
 * does not help either, the session is given up. The last answer is the caller's in any case.
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
