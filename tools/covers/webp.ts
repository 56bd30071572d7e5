import sharp from 'sharp';

const heaviest = 22 * 1024;

const palette = (picture: Buffer, quality: number) =>
  sharp(picture)
    .png({ palette: true, quality, dither: 0, effort: 4 })
    .toBuffer()
    .then((png) => sharp(png).webp({ lossless: true, effort: 4 }).toBuffer());

const lossy = (picture: Buffer, quality: number) =>
  sharp(picture).webp({ quality, effort: 5, smartSubsample: true }).toBuffer();

export const render = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png().toBuffer();

/**
 * `picture`, which is `svg` rendered, as WebP of at most 22 KB. Flat colours are kept sharp and small by a palette; a
 * gradient would show bands, so it is compressed like a photograph.
 */
export async function toWebp(svg: string, picture: Buffer): Promise<Buffer> {
  const flat = [85, 60, 40].map((quality) => () => palette(picture, quality));
  const soft = [86, 76, 66, 56, 46].map((quality) => () => lossy(picture, quality));
  let webp = Buffer.alloc(0);
  for (const encode of svg.includes('Gradient') ? soft : [...flat, ...soft]) {
    webp = await encode();
    if (webp.length <= heaviest) break;
  }
  return webp;
}
