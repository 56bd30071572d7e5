import { isLocale } from '@/lib/i18n/locale';
import { jpegResponse } from '@/lib/http/jpeg-response';
import { productSharePicture } from '@/lib/seo/share-image.server';

type Context = RouteContext<'/share/[locale]/[sku]/[file]'>;

/** `/share/ar/BIO-3/k3x9.jpg`: an outdated version redirects to the current one. */
export async function GET(request: Request, { params }: Context) {
  const { locale, sku, file } = await params;
  const picture = isLocale(locale) ? await productSharePicture(sku, locale) : null;
  if (!picture || !file.endsWith('.jpg')) return new Response('Not found', { status: 404 });
  const current = `${picture.version}.jpg`;
  if (file !== current) return Response.redirect(new URL(current, request.url), 307);
  return jpegResponse(picture.jpeg, 'immutable');
}
