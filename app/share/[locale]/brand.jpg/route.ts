import { isLocale } from '@/lib/i18n/locale';
import { jpegResponse } from '@/lib/http/jpeg-response';
import { brandSharePicture } from '@/lib/seo/share-image.server';

const day = 86_400;

export async function GET(
  _request: Request,
  { params }: RouteContext<'/share/[locale]/brand.jpg'>,
) {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response('Not found', { status: 404 });
  return jpegResponse(await brandSharePicture(locale), day);
}
