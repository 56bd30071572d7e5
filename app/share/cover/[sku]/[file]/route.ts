import { jpegCover } from '@/lib/feeds/jpeg-cover.server';
import { jpegResponse } from '@/lib/http/jpeg-response';

/** `/share/cover/BIO-3/0a1b2c.jpg`: a product's cover as JPEG, for catalogues that do not accept WebP. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/share/cover/[sku]/[file]'>,
) {
  const { sku, file } = await params;
  const cover = await jpegCover(sku);
  return cover && file === `${cover.version}.jpg`
    ? jpegResponse(cover.jpeg, 'immutable')
    : new Response('Not found', { status: 404 });
}
