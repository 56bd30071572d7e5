import { jpegResponse } from '@/lib/http/jpeg-response';
import { jpegPicture } from '@/lib/seo/jpeg-picture.server';

/**
 * `/share/cover/BIO-3/0a1b2c3d4e5f.jpg`: a product's cover or further picture as JPEG, for catalogues and link previews
 * that do not accept WebP.
 */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/share/cover/[sku]/[file]'>,
) {
  const { sku, file } = await params;
  const [, version] = /^([0-9a-f]{12})\.jpg$/.exec(file) ?? [];
  const jpeg = version ? await jpegPicture(sku, version) : null;
  return jpeg ? jpegResponse(jpeg, 'immutable') : new Response('Not found', { status: 404 });
}
