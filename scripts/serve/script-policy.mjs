// Relies on these headers of Next.js: the policy of a cached page has `'unsafe-inline'` among the sources of
// `script-src` (`next.config.mjs`), HTML is not encoded, and the ETag of a page that `x-nextjs-cache` calls cached
// identifies its version. Where that or a script differs, the page is sent with the policy that Next.js gave it.
import { LRUCache } from 'lru-cache';
import { heldResponse } from './held-response.mjs';
import { inlineScripts } from './inline-scripts.mjs';
import { reportUnrecognized } from './unrecognized.mjs';

const policyHeader = 'content-security-policy';
const anyInline = "'unsafe-inline'";
const rememberedPages = 10_000;
/** Proxies reject a response whose headers are larger than a few KiB; each hash takes 53 bytes. */
const mostHashes = 30;

const allowsAnyInline = (response) =>
  /script-src [^;]*'unsafe-inline'/.test(response.getHeader(policyHeader) ?? '');

const isHtml = (response) => String(response.getHeader('content-type')).startsWith('text/html');
const isFromCache = (response) => /^(?:HIT|STALE)$/.test(response.getHeader('x-nextjs-cache'));

const narrowed = (policy, sources) =>
  policy.replace(/script-src [^;]*/, (scripts) =>
    [...scripts.split(' ').filter((source) => source !== anyInline), ...sources].join(' '),
  );

const narrow = (response, sources) =>
  response.setHeader(policyHeader, narrowed(response.getHeader(policyHeader), sources));

/**
 * Replaces `'unsafe-inline'` in the policy of a cached page with the hashes of its inline scripts. A nonce would be the
 * same for everyone, and Next.js cannot add the hashes because it sets headers before the page is known. The hashes are
 * computed once per version of a page. `answer` is Next.js's request handler, without compression. `finish` transforms
 * the page, and may change its headers, before it is sent. If it fails, or a page has an inline script that is not
 * recognized, the page is sent as Next.js made it: a script that is blocked could be one that every page needs. `report`
 * receives what was not recognized.
 */
export function withScriptPolicy(
  answer,
  finish = (html) => html,
  { report = reportUnrecognized } = {},
) {
  /** The sources for inline scripts, by version of a page. */
  const known = new LRUCache({ max: rememberedPages });

  const readSources = (html) => {
    const { hashes, unrecognized } = inlineScripts(html);
    for (const script of unrecognized) report('inline script', script);
    if (hashes.length > mostHashes) report('number of inline scripts', String(hashes.length));
    return unrecognized.length > 0 || hashes.length > mostHashes ? [anyInline] : hashes;
  };

  const sourcesOf = (response, html) => {
    const version = isFromCache(response) ? response.getHeader('etag') : undefined;
    if (!version) return readSources(html);
    if (!known.has(version)) known.set(version, readSources(html));
    return known.get(version);
  };

  const settle = (request, response) => {
    const encoding = response.getHeader('content-encoding');
    if (isHtml(response) && encoding !== undefined) {
      report('encoding of a page', String(encoding));
      return 'send';
    }
    const isWhole = request.method === 'GET' && response.statusCode !== 304;
    if (isHtml(response) && isWhole) return 'hold';
    if (!allowsAnyInline(response)) return 'send';
    const sources = isFromCache(response) && known.get(response.getHeader('etag'));
    if (sources) {
      narrow(response, sources);
    } else if (isHtml(response) || response.statusCode === 304) {
      // Headers of a 304 replace those of the stored page; headers that it omits stay as they were.
      response.removeHeader(policyHeader);
    } else {
      narrow(response, []);
    }
    return 'send';
  };

  const complete = (response, body) => {
    try {
      const page = finish(body.toString('utf8'), response);
      // On a page with a nonce, the scripts have it already.
      if (allowsAnyInline(response)) narrow(response, sourcesOf(response, page));
      return Buffer.from(page);
    } catch (error) {
      report('page', String(error));
      return body;
    }
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
