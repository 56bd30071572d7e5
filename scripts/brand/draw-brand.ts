import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { toIco } from './ico.ts';
import { iconPng, iconSvg } from './icons.ts';
import { logoFile, markFile, plainLogo, wordmarkFile } from './logos.ts';

const site = fileURLToPath(new URL('../../public/websites/shop/', import.meta.url));
const save = (file: string, content: string | Buffer) => writeFile(path.join(site, file), content);

await mkdir(path.join(site, 'brand'), { recursive: true });
await mkdir(path.join(site, 'icons'), { recursive: true });

await save('brand/mark.svg', markFile);
for (const language of ['ar', 'en'] as const) {
  await save(`brand/wordmark-${language}.svg`, wordmarkFile(language));
  await save(`brand/logo-${language}.svg`, logoFile(language));
}
await save('brand/logo.png', await sharp(Buffer.from(plainLogo)).png({ palette: true }).toBuffer());

const rounded = { corner: 0.2, fill: 0.74 };
await save('icons/icon.svg', iconSvg({ size: 64, ...rounded }));
await save('icons/icon-192.png', await iconPng({ size: 192, ...rounded }));
await save('icons/icon-512.png', await iconPng({ size: 512, ...rounded }));
await save('icons/icon-maskable-512.png', await iconPng({ size: 512, corner: 0, fill: 0.52 }));
await save('icons/apple-touch-icon.png', await iconPng({ size: 180, corner: 0, fill: 0.66 }));

const sizes = [16, 32, 48];
const images = sizes.map(async (size) => ({ size, png: await iconPng({ size, ...rounded }) }));
await save('icons/favicon.ico', toIco(await Promise.all(images)));
console.log('Brand files written to public/websites/shop/brand and icons.');
