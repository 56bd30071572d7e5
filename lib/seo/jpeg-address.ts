import { createHash } from 'node:crypto';
import { absoluteUrl } from './addresses';

/** Changes only with the picture's address: Meta loads a picture again when its address has changed. */
export function pictureVersion(imageUrl: string): string {
  return createHash('sha256').update(imageUrl).digest('hex').slice(0, 12);
}

/**
 * The absolute address of one of a product's pictures as JPEG or PNG, the formats that Meta and most link previews
 * accept; other pictures are converted.
 */
export function jpegAddress(sku: string, imageUrl: string): string {
  const address = absoluteUrl(imageUrl);
  if (/\.(?:jpe?g|png)$/i.test(new URL(address).pathname)) return address;
  return absoluteUrl(`/share/cover/${sku}/${pictureVersion(imageUrl)}.jpg`);
}
