import sharp from 'sharp';
import { type Taken } from './taken.ts';

const formats = ['jpeg', 'png', 'webp', 'gif', 'heif'];
const smallestSide = 120;
const mostPixels = 50_000_000;
/** Twice the maximum width on a product page. */
const widest = 1_200;
const tallest = 1_600;

/** Must be changed whenever the conversion yields a different picture for the same file. */
export const conversion = 1;

/** A picture as the shop stores it: WebP without metadata, upright, at most 1,200 × 1,600 pixels. */
export async function convertCover(bytes: Uint8Array): Promise<Taken<Buffer>> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels });
    const { format, width, height } = await picture.metadata();
    if (!formats.includes(format))
      return { ok: false, reason: 'is not JPEG, PNG, WebP, AVIF or GIF', found: format };
    if (Math.min(width, height) < smallestSide) {
      const reason = `is smaller than ${String(smallestSide)} pixels`;
      return { ok: false, reason, found: `${String(width)} × ${String(height)}` };
    }
    const webp = await picture
      .autoOrient()
      .resize({ width: widest, height: tallest, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .webp({ quality: 82, effort: 4 })
      .toBuffer();
    return { ok: true, value: webp };
  } catch (error) {
    // Anything that sharp cannot read: text, a broken file, far too many pixels.
    const found = error instanceof Error ? error.message.split('\n')[0] : undefined;
    return {
      ok: false,
      reason: 'is not a picture that can be read',
      ...(found && { found }),
    };
  }
}
