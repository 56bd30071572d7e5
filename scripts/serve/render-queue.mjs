import { LRUCache } from 'lru-cache';
import { routeOf } from '../../lib/routes.mjs';

const rememberedAddresses = 10_000;

/** A slow backend delays a page without keeping the thread busy. */
const longestMs = 1_000;

/** Whether Next.js renders a page when it is first requested, and then caches it. It never caches searches. */
function isRenderedOnce(/** @type {string} */ url) {
  const [path = '', query = ''] = url.split('?');
  const route = routeOf(path.replace(/^\/en(?=\/)/, ''));
  return route?.rendered === 'request' && !/(?:^|&)q=/.test(query);
}

/**
 * Answers requests for pages that are probably not rendered yet one at a time, in order of arrival: rendering takes the
 * only thread for tens of milliseconds, and a crawler asks for many pages at once. Requests for pages that were in the
 * cache the last time do not wait, and nobody waits longer than a second for others. `answer` is Next.js's request
 * handler. `watchWaiting` receives a function that counts waiting requests; `rendered` receives the address and the
 * milliseconds of each page that was rendered.
 */
export function withRenderQueue(answer, { watchWaiting, rendered } = {}) {
  const cached = new LRUCache({ max: rememberedAddresses });
  const waiting = new Set();
  let rendering = 0;
  watchWaiting?.(() => waiting.size);

  const begin = (turn) => {
    waiting.delete(turn);
    clearTimeout(turn.timer);
    rendering += 1;
    turn.resolve();
  };
  const finish = () => {
    rendering -= 1;
    const [next] = waiting;
    if (next && rendering === 0) begin(next);
  };
  const turnToRender = () =>
    new Promise((resolve) => {
      const turn = { resolve };
      if (rendering === 0) return begin(turn);
      turn.timer = setTimeout(begin, longestMs, turn);
      return waiting.add(turn);
    });

  const note = (url, response) => {
    if (response.statusCode < 500 && response.getHeader('x-nextjs-cache')) cached.set(url, true);
    else cached.delete(url);
  };

  return async (request, response) => {
    const { url } = request;
    if (!isRenderedOnce(url)) return answer(request, response);
    // One listener: a response has many already.
    let whenOver = () => undefined;
    response.once('close', () => {
      note(url, response);
      whenOver();
    });
    if (cached.has(url)) return answer(request, response);
    await turnToRender();
    // The client may have gone while waiting.
    if (response.destroyed) return finish();
    const startedAt = performance.now();
    whenOver = () => {
      finish();
      if (response.getHeader('x-nextjs-cache') !== 'HIT')
        rendered?.(url, performance.now() - startedAt);
    };
    return answer(request, response);
  };
}
