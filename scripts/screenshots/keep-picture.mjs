import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp from 'sharp';

const mostBytes = 60 * 1024;

/** Writes a screenshot as the best WebP that is small enough, and prints its size. */
export async function keepPicture(png, file) {
  for (let quality = 85; quality >= 25; quality -= 5) {
    const picture = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (picture.length > mostBytes && quality > 25) continue;
    await writeFile(file, picture);
    return `${basename(file)}: ${Math.ceil(picture.length / 1024)} KiB, quality ${quality}`;
  }
}
