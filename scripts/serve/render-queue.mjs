// Relies on the header `x-nextjs-cache`, which Next.js adds to each page that it caches. If none of the first pages has
// it, the header has changed, and no request waits any more.
import { LRUCache } from 'lru-cache';
import { routeOf } from '../../lib/routes.mjs';
import { reportUnrecognized } from './unrecognized.mjs';

const rememberedAddresses = 10_000;
/** Rare lists are not cached, so that a few pages without the header mean nothing. */
const pagesWithoutHeader = 100;
const cacheHeader = 'x-nextjs-cache';

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
 * only thread for tens of milliseconds, and a crawler requests many pages at once. Requests for pages that were in the
 * cache the last time do not wait, and nobody waits longer than a second for others. `answer` is Next.js's request
 * handler. `watchWaiting` receives a function that counts waiting requests; `rendered` receives the address and the
 * milliseconds of each page that was rendered; `report` what was not recognized.
 */
export function withRenderQueue(
  answer,
  { watchWaiting, rendered, report = reportUnrecognized } = {},
) {
  const cached = new LRUCache({ max: rememberedAddresses });
  const waiting = new Set();
  let rendering = 0;
  let isHeaderKnown = false;
  let withoutHeader = 0;
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
    const isCached = Boolean(response.getHeader(cacheHeader));
    if (response.statusCode < 500 && isCached) cached.set(url, true);
    else cached.delete(url);
    isHeaderKnown ||= isCached;
    if (response.statusCode !== 200 || isHeaderKnown) return;
    withoutHeader += 1;
    if (withoutHeader === pagesWithoutHeader) report('state of the cache', cacheHeader);
  };
  const isInformed = () => isHeaderKnown || withoutHeader < pagesWithoutHeader;

  return async (request, response) => {
    const { url } = request;
    if (!isRenderedOnce(url)) return answer(request, response);
    // One listener: a response has many already.
    let whenOver = () => undefined;
    response.once('close', () => {
      note(url, response);
      whenOver();
    });
    if (cached.has(url) || !isInformed()) return answer(request, response);
    await turnToRender();
    // The client may have gone while waiting.
    if (response.destroyed) return finish();
    const startedAt = performance.now();
    whenOver = () => {
      finish();
      if (response.getHeader(cacheHeader) !== 'HIT') rendered?.(url, performance.now() - startedAt);
    };
    return answer(request, response);
  };
}
