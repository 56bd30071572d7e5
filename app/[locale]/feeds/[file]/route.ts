import { connection } from 'next/server';
import { feedContentType, isFeedFile } from '@/lib/feeds/feed-files';
import { feedResponse } from '@/lib/feeds/feed-response';
import { getFeed } from '@/lib/feeds/feeds.server';
import { isLocale } from '@/lib/i18n/locale';

/** `/feeds/google.xml` and `/feeds/meta.csv`; also handles `HEAD`. */
export async function GET(request: Request, { params }: RouteContext<'/[locale]/feeds/[file]'>) {
  // Never prerendered: the feed depends on the time of the request.
  await connection();
  const { locale, file } = await params;
  if (!isLocale(locale) || !isFeedFile(file)) return new Response('Not found', { status: 404 });
  return feedResponse(request, await getFeed(file, locale), feedContentType(file));
}
