import { minutes } from '@/lib/time';
import type { FeedBuild } from './feed-build';

const maxAge = minutes(5) / 1000;

const acceptsGzip = (request: Request) =>
  /(?:^|[\s,])(?:gzip|\*)\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))/i.test(
    request.headers.get('accept-encoding') ?? '',
  );

/** By `if-none-match`, or `if-modified-since` without it. */
function isUnchanged({ headers }: Request, tag: string, startedAt: number): boolean {
  const known = headers.get('if-none-match');
  if (known !== null)
    return known.split(',').some((each) => each.trim() === tag || each.trim() === '*');
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return since >= Math.floor(startedAt / 1000) * 1000;
}

/** Answers GET and HEAD. The body is the compressed file as it stands, or unpacked on the way. */
export function feedResponse(request: Request, feed: FeedBuild, contentType: string): Response {
  const tag = `W/"${feed.startedAt.toString(36)}"`;
  const isPacked = acceptsGzip(request);
  const headers = {
    'content-type': contentType,
    'cache-control': `public, max-age=${maxAge}`,
    etag: tag,
    'last-modified': new Date(feed.startedAt).toUTCString(),
    vary: 'Accept-Encoding',
    'x-robots-tag': 'noindex',
    ...(isPacked && { 'content-encoding': 'gzip' }),
  };
  if (isUnchanged(request, tag, feed.startedAt))
    return new Response(null, { status: 304, headers });
  if (request.method === 'HEAD') return new Response(null, { headers });
  const packed = feed.read();
  return new Response(isPacked ? packed : packed.pipeThrough(new DecompressionStream('gzip')), {
    headers,
  });
}
