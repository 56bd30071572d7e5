import { connection, type NextRequest } from 'next/server';
import { appManifest } from '@/lib/seo/manifest';

export async function GET(request: NextRequest) {
  // Never prerendered: a static route keeps its answer to a POST, 405, for every later GET.
  await connection();
  const locale = request.nextUrl.searchParams.get('lang') === 'en' ? 'en' : 'ar';
  return Response.json(appManifest(locale), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    },
  });
}
