import sharp from 'sharp';

/** A drawn page as WebP: text on paper needs few colours, and stays sharp without loss. */
export async function toSmallWebp(picture: Buffer): Promise<Buffer> {
  const png = await sharp(picture)
    .png({ palette: true, colours: 16, dither: 0, effort: 7 })
    .toBuffer();
  return sharp(png).webp({ lossless: true, effort: 6 }).toBuffer();
}
