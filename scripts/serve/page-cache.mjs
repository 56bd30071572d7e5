// Relies on these headers of Next.js: `x-nextjs-cache` and `s-maxage` mark a page that is the same for everyone, and
// its ETag the version, for which a request with `if-none-match` is answered with 304. A response without them is not
// kept.
import { LRUCache } from 'lru-cache';

/**
 * How long a response is repeated, in milliseconds. So short that a changed price is delayed by a second at most, and
 * nothing has to be invalidated here.
 */
const freshMs = 1_000;
const maximumBytes = 64 * 1024 * 1024;
const maximumPageBytes = 1024 * 1024;

/** Cookies on which the response depends. `_prerender_bypass` is Next.js's draft mode. */
const personalCookie = /(?:^|[;\s])(?:language|__prerender_bypass)=/;
const routerHeaders = ['rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-action'];
const refusedHeaders = [...routerHeaders, 'authorization', 'range', 'if-modified-since'];

/** `undefined` for a request that Next.js must answer. */
function keyOf({ method, url, headers }) {
  if (method !== 'GET' || refusedHeaders.some((name) => headers[name] !== undefined)) return;
  if (personalCookie.test(headers.cookie ?? '')) return;
  return [headers.host, headers['accept-encoding'], url].join('\n');
}

/** Only responses from Next.js's cache: they are the same for everyone and complete. */
function isCached(response) {
  return (
    response.getHeader('x-nextjs-cache') === 'HIT' &&
    String(response.getHeader('cache-control')).includes('s-maxage') &&
    response.getHeader('set-cookie') === undefined
  );
}

const isRepeatable = (response) => response.statusCode === 200 && isCached(response);

function record(response, keep) {
  const { write, end } = response;
  const chunks = [];
  let bytes = 0;
  const note = (chunk, encoding) => {
    if (chunk == null || typeof chunk === 'function' || bytes > maximumPageBytes) return;
    if (!isRepeatable(response)) return;
    const piece = Buffer.isBuffer(chunk)
      ? chunk
      : Buffer.from(chunk, typeof encoding === 'string' ? encoding : 'utf8');
    bytes += piece.length;
    chunks.push(piece);
  };
  response.write = (chunk, encoding, done) => {
    note(chunk, encoding);
    return write.call(response, chunk, encoding, done);
  };
  response.end = (chunk, encoding, done) => {
    note(chunk, encoding);
    if (bytes <= maximumPageBytes && isRepeatable(response)) {
      const { 'transfer-encoding': _, ...headers } = response.getHeaders();
      const body = Buffer.concat(chunks);
      keep({ headers: { ...headers, 'content-length': body.length }, body });
    }
    return end.call(response, chunk, encoding, done);
  };
}

function repeat({ headers, body }, request, response) {
  if (headers.etag && request.headers['if-none-match'] === headers.etag) {
    const { 'content-length': _, 'content-encoding': __, ...kept } = headers;
    response.writeHead(304, kept).end();
  } else {
    response.writeHead(200, headers).end(body);
  }
}

/** Calls `unchanged` instead of sending a 304; it may write to the response itself. */
function watchFor304(response, unchanged) {
  const { writeHead, write, end } = response;
  let isUnchanged = false;
  response.writeHead = (status, ...rest) => {
    isUnchanged = status === 304;
    return isUnchanged ? response : writeHead.call(response, status, ...rest);
  };
  response.write = (...piece) => isUnchanged || write.apply(response, piece);
  response.end = (...piece) => {
    if (!response.headersSent) response.writeHead(response.statusCode);
    if (!isUnchanged) return end.apply(response, piece);
    Object.assign(response, { writeHead, write, end });
    unchanged();
    return response;
  };
}

/**
 * Repeats a cached page from memory, already compressed, instead of reading and compressing it again: a link shared in
 * a group brings hundreds of readers in the same minute. After a second the page is revalidated with Next.js,
 * which costs a fraction of sending it. `answer` is Next.js's request handler; `onRepeat` receives the address of
 * each page that is sent from memory.
 */
export function withPageCache(answer, onRepeat = (_url) => undefined) {
  const pages = new LRUCache({
    maxSize: maximumBytes,
    sizeCalculation: ({ body }) => body.length + 2_048,
  });
  const keep = (key, page) => pages.set(key, { ...page, freshUntil: Date.now() + freshMs });

  /** Asks Next.js whether the stored page is still current. */
  const renew = (key, page, request, response) => {
    const theirs = request.headers['if-none-match'];
    request.headers['if-none-match'] = page.headers.etag;
    watchFor304(response, () => {
      request.headers['if-none-match'] = theirs;
      if (isCached(response)) keep(key, page);
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      repeat(page, request, response);
    });
  };

  return (request, response) => {
    const key = keyOf(request);
    const page = key && pages.get(key);
    if (page && Date.now() < page.freshUntil) {
      onRepeat(request.url);
      repeat(page, request, response);
      return;
    }
    if (page?.headers.etag) renew(key, page, request, response);
    if (key) record(response, (made) => keep(key, made));
    return answer(request, response);
  };
}
