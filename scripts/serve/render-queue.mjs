import { LRUCache } from 'lru-cache';

/** Pages that Next.js caches, in all their forms, except searches. */
const cachedPage = /^(?:\/en)?\/(?:product|shop|categories|subjects|owners)(?=[/?]|$)(?!.*[?&]q=)/;
const rememberedAddresses = 10_000;

/**
 * Answers at most `atOnce` requests at a time for pages that are probably not rendered yet, in order of arrival:
 * rendering takes the only thread for tens of milliseconds, and a crawler asks for many pages at once. Requests for pages
 * that were in the cache the last time do not wait. Nobody waits longer than `longestMs` for others, because a slow
 * backend delays pages without keeping the thread busy. `answer` is Next.js's request handler.
 */
export function withRenderQueue(answer, { atOnce = 2, longestMs = 1_000 } = {}) {
  const cached = new LRUCache({ max: rememberedAddresses });
  const waiting = new Set();
  let rendering = 0;

  const begin = (turn) => {
    waiting.delete(turn);
    clearTimeout(turn.timer);
    rendering += 1;
    turn.resolve();
  };
  const finish = () => {
    rendering -= 1;
    const [next] = waiting;
    if (next && rendering < atOnce) begin(next);
  };
  const turnToRender = () =>
    new Promise((resolve) => {
      const turn = { resolve };
      if (rendering < atOnce) return begin(turn);
      turn.timer = setTimeout(begin, longestMs, turn);
      return waiting.add(turn);
    });

  const note = (url, response) => {
    if (response.statusCode < 500 && response.getHeader('x-nextjs-cache')) cached.set(url, true);
    else cached.delete(url);
  };

  return async (request, response) => {
    const { url } = request;
    if (!cachedPage.test(url)) return answer(request, response);
    response.once('close', () => note(url, response));
    if (cached.has(url)) return answer(request, response);
    await turnToRender();
    // The client may have gone while waiting.
    if (response.destroyed) return finish();
    response.once('close', finish);
    return answer(request, response);
  };
}
