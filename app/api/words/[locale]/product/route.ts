import { connection } from 'next/server';
import { offerWords } from '@/components/catalogue/offer-words';
import { isLocale } from '@/lib/i18n/locale';

/** The words of those parts of a product page whose code is loaded when they are touched. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/words/[locale]/product'>,
) {
  // Never prerendered: a static route keeps its answer to a POST, 405, for every later GET.
  await connection();
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  return Response.json(offerWords(locale), {
    headers: { 'Cache-Control': 'public, max-age=300' },
  });
}
