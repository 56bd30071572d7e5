import { connection } from 'next/server';
import { isLocale } from '@/lib/i18n/locale';
import { offlinePage } from '@/lib/offline/offline-page';

/** What the service worker keeps for the time without a network. */
export async function GET(_request: Request, { params }: RouteContext<'/[locale]/offline'>) {
  // Never prerendered: a static route keeps its answer to a POST, 405, for every later GET.
  await connection();
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  return new Response(offlinePage(locale), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' },
  });
}
