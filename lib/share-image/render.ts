import sharp, { type JpegOptions, type OverlayOptions } from 'sharp';
import { brandPicture, type BrandImageText } from './brand-picture';
import { loadCairo } from './cairo';
import { coverBox, productPicture, type ShareImageText } from './product-picture';

const heaviest = 250_000;

async function toJpeg(svg: string, overlays: OverlayOptions[]): Promise<Buffer> {
  const drawn = await sharp(Buffer.from(svg))
    .composite(overlays)
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const encode = (options: JpegOptions) =>
    sharp(drawn.data, { raw: drawn.info })
      .jpeg({ mozjpeg: true, ...options })
      .toBuffer();

  for (const quality of [88, 70]) {
    const jpeg = await encode({ quality, chromaSubsampling: '4:4:4' });
    if (jpeg.length <= heaviest) return jpeg;
  }
  return encode({ quality: 40 });
}

/** Places the cover; nothing if the file is not an image, in which case the logo is drawn instead. */
async function placedCover(cover: Buffer, direction: 'rtl' | 'ltr'): Promise<OverlayOptions[]> {
  const box = coverBox(direction);
  const fitted = await sharp(cover, { limitInputPixels: 40_000_000 })
    .resize(box.width, box.height, { fit: 'cover' })
    .png()
    .toBuffer()
    .then((input) => ({ input, left: box.left, top: box.top }))
    .catch(() => []);
  return [fitted].flat();
}

export interface ShareImage extends ShareImageText {
  /** The cover file, in any format that sharp supports. */
  readonly cover: Buffer | null;
}

/** Renders a product's link preview: a 1200 × 630 JPEG of at most 250 KB. */
export async function renderShareImage({ cover, ...text }: ShareImage): Promise<Buffer> {
  await loadCairo();
  const overlays = cover ? await placedCover(cover, text.direction) : [];
  return toJpeg(await productPicture(text, overlays.length > 0), overlays);
}

/** The same for a page without a product. */
export async function renderBrandShareImage(text: BrandImageText): Promise<Buffer> {
  await loadCairo();
  return toJpeg(await brandPicture(text), []);
}
