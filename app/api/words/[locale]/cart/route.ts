import { connection } from 'next/server';
import { cartWords } from '@/components/cart/cart-words';
import { isLocale } from '@/lib/i18n/locale';

/** The words of the cart drawer, for the pages that it is opened on: few are, and every page would carry them. */
export async function GET(_request: Request, { params }: RouteContext<'/api/words/[locale]/cart'>) {
  // Never prerendered: a static route keeps its answer to a POST, 405, for every later GET.
  await connection();
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  return Response.json(cartWords(locale), { headers: { 'Cache-Control': 'public, max-age=300' } });
}
