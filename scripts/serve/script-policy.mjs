import { LRUCache } from 'lru-cache';
import { heldResponse } from './held-response.mjs';
import { scriptHashes } from './inline-scripts.mjs';

const policyHeader = 'content-security-policy';
const anyInline = "'unsafe-inline'";
const rememberedPages = 10_000;

const allowsAnyInline = (response) =>
  /script-src [^;]*'unsafe-inline'/.test(response.getHeader(policyHeader) ?? '');

/** Whether Next took it from its cache: then its ETag names this version. */
const isFromCache = (response) => /^(?:HIT|STALE)$/.test(response.getHeader('x-nextjs-cache'));

const narrowed = (policy, hashes) =>
  policy.replace(/script-src [^;]*/, (scripts) =>
    [...scripts.split(' ').filter((source) => source !== anyInline), ...hashes].join(' '),
  );

/**
 * Puts the hashes of a cached page's inline scripts into its policy, in place of the leave for all inline scripts. A nonce
 * would be the same for everybody, and Next cannot name the hashes itself: its headers are settled before the page is
 * known. They are worked out once for a version of a page, which its ETag names. `answer` is Next's request handler, which
 * compresses nothing. `finish` gets the text of a page, and returns what is sent of it.
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
      // Whoever has the page takes over what this answer says; what it says nothing about stays as it came with the page.
      response.removeHeader(policyHeader);
    } else {
      narrow(response, []);
    }
    return 'send';
  };

  const complete = (response, body) => {
    const page = finish(body.toString('utf8'));
    // A page with a nonce has it on its scripts already.
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
