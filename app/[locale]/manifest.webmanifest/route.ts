import { connection } from 'next/server';
import { isLocale } from '@/lib/i18n/locale';
import { appManifest } from '@/lib/seo/manifest';

export async function GET(
  _request: Request,
  { params }: RouteContext<'/[locale]/manifest.webmanifest'>,
) {
  // Never prerendered: a static route would cache its 405 response to a POST for later GETs.
  await connection();
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  return Response.json(appManifest(locale), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    },
  });
}
