import { minutes } from '@/lib/time';
import type { FeedBuild } from './feed-build';

const maxAge = minutes(5) / 1000;

/** By `if-none-match`, or `if-modified-since` without it. */
function isUnchanged({ headers }: Request, tag: string, startedAt: number): boolean {
  const known = headers.get('if-none-match');
  if (known !== null)
    return known.split(',').some((each) => each.trim() === tag || each.trim() === '*');
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return since >= Math.floor(startedAt / 1000) * 1000;
}

/**
 * Handles GET and HEAD. The body is decompressed here, because Next.js removes `content-encoding` from responses;
 * `scripts/serve` compresses it in the encoding that the client prefers.
 */
export function feedResponse(request: Request, feed: FeedBuild, contentType: string): Response {
  const tag = `W/"${feed.startedAt.toString(36)}"`;
  const headers = {
    'content-type': contentType,
    'cache-control': `public, max-age=${maxAge}`,
    etag: tag,
    'last-modified': new Date(feed.startedAt).toUTCString(),
    'x-robots-tag': 'noindex',
  };
  if (isUnchanged(request, tag, feed.startedAt)) {
    return new Response(null, { status: 304, headers });
  }
  const body =
    request.method === 'HEAD' ? null : feed.read().pipeThrough(new DecompressionStream('gzip'));
  return new Response(body, { headers });
}
