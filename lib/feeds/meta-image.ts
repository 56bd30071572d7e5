import { createHash } from 'node:crypto';
import { absoluteUrl } from '@/lib/seo/addresses';

/** Changes with the address of the picture only: Meta loads a picture again when its address has changed. */
export function coverVersion(imageUrl: string): string {
  return createHash('sha256').update(imageUrl).digest('hex').slice(0, 12);
}

type Pictured = { sku: string; image: string; image_url: string };

/** The address of a product's cover as JPEG or PNG, the formats that Meta accepts; other covers are converted. */
export function metaImage({ sku, image, image_url }: Pictured): string {
  if (/\.(?:jpe?g|png)$/i.test(new URL(image).pathname)) return image;
  return absoluteUrl(`/share/cover/${sku}/${coverVersion(image_url)}.jpg`);
}
