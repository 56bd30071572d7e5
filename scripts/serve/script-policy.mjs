import { LRUCache } from 'lru-cache';
import { heldResponse } from './held-response.mjs';
import { scriptHashes } from './inline-scripts.mjs';

const policyHeader = 'content-security-policy';
const anyInline = "'unsafe-inline'";
const rememberedPages = 10_000;

const allowsAnyInline = (response) =>
  /script-src [^;]*'unsafe-inline'/.test(response.getHeader(policyHeader) ?? '');

/** Whether the response is from Next.js's cache; then its ETag identifies the version. */
const isFromCache = (response) => /^(?:HIT|STALE)$/.test(response.getHeader('x-nextjs-cache'));

const narrowed = (policy, hashes) =>
  policy.replace(/script-src [^;]*/, (scripts) =>
    [...scripts.split(' ').filter((source) => source !== anyInline), ...hashes].join(' '),
  );

/**
 * Replaces `'unsafe-inline'` in the policy of a cached page with the hashes of its inline scripts. A nonce would be the
 * same for everyone, and Next.js cannot add the hashes because it sets headers before the page is known. The hashes are
 * computed once per version of a page, identified by its ETag. `answer` is Next.js's request handler, without
 * compression. `finish` transforms the page before it is sent.
 */
export function withScriptPolicy(answer, finish = (html) => html) {
  const known = new LRUCache({ max: rememberedPages });

  const narrow = (response, hashes) =>
    response.setHeader(policyHeader, narrowed(response.getHeader(policyHeader), hashes));

  const hashesOf = (response, page) => {
    const version = isFromCache(response) ? response.getHeader('etag') : undefined;
    if (!version) return scriptHashes(page);
    if (!known.has(version)) known.set(version, scriptHashes(page));
    return known.get(version);
  };

  const settle = (request, response) => {
    const isHtml = String(response.getHeader('content-type')).startsWith('text/html');
    const isWhole = request.method === 'GET' && response.statusCode !== 304;
    if (isHtml && isWhole) return 'hold';
    if (!allowsAnyInline(response)) return 'send';
    const hashes = isFromCache(response) && known.get(response.getHeader('etag'));
    if (hashes) {
      narrow(response, hashes);
    } else if (isHtml || response.statusCode === 304) {
      // Headers of a 304 replace those of the stored page; headers that it omits stay as they were.
      response.removeHeader(policyHeader);
    } else {
      narrow(response, []);
    }
    return 'send';
  };

  const complete = (response, body) => {
    const page = finish(body.toString('utf8'));
    // On a page with a nonce, the scripts have it already.
    if (allowsAnyInline(response)) narrow(response, hashesOf(response, page));
    return Buffer.from(page);
  };

  return (request, response) => {
    heldResponse(
      response,
      () => settle(request, response),
      (body) => complete(response, body),
    );
    return answer(request, response);
  };
}
