import sharp from 'sharp';
import type { GeneratedFile } from '../generated-file.ts';
import { toIco } from './ico.ts';
import { iconPng, iconSvg } from './icons.ts';
import { logoFile, markFile, plainLogo, wordmarkFile } from './logos.ts';

export const brandFolder = 'public/websites/shop/brand';
export const iconFolder = 'public/websites/shop/icons';

const rounded = { corner: 0.2, fill: 0.74 };

async function favicon(): Promise<Buffer> {
  const images = [16, 32, 48].map(async (size) => ({
    size,
    png: await iconPng({ size, ...rounded }),
  }));
  return toIco(await Promise.all(images));
}

/** Logos, wordmarks and icons, all of them from the mark and two outlined names. */
export async function brandFiles(): Promise<GeneratedFile[]> {
  const brand: Record<string, string | Buffer> = {
    'mark.svg': markFile,
    'wordmark-ar.svg': wordmarkFile('ar'),
    'wordmark-en.svg': wordmarkFile('en'),
    'logo-ar.svg': logoFile('ar'),
    'logo-en.svg': logoFile('en'),
    'logo.png': await sharp(Buffer.from(plainLogo)).png({ palette: true }).toBuffer(),
  };
  const icons: Record<string, string | Buffer> = {
    'icon.svg': iconSvg({ size: 64, ...rounded }),
    'icon-192.png': await iconPng({ size: 192, ...rounded }),
    'icon-512.png': await iconPng({ size: 512, ...rounded }),
    'icon-maskable-512.png': await iconPng({ size: 512, corner: 0, fill: 0.52 }),
    'apple-touch-icon.png': await iconPng({ size: 180, corner: 0, fill: 0.66 }),
    'favicon.ico': await favicon(),
  };
  const filesIn = (folder: string, files: Record<string, string | Buffer>): GeneratedFile[] =>
    Object.entries(files).map(([name, content]) => ({ path: `${folder}/${name}`, content }));
  return [...filesIn(brandFolder, brand), ...filesIn(iconFolder, icons)];
}
