import sharp from 'sharp';
import { bookOnly, colours, mark } from './marks.ts';

interface Icon {
  readonly size: number;
  /** Part of the side that the corner's radius takes; 0 where the system cuts its own shape. */
  readonly corner: number;
  /** Part of the side that the drawing fills: less on maskable icons, whose rim may be cut off. */
  readonly fill: number;
}

function drawing({ size, fill }: Icon): string {
  if (size <= 32) {
    const scale = (size * fill) / 20;
    return `<g transform="translate(${size / 2} ${size / 2}) scale(${scale})">${bookOnly(colours.cream, size <= 16 ? 2.7 : 2.3)}</g>`;
  }
  const scale = (size * fill) / 36;
  const [left, top] = [(size - 32 * scale) / 2, (size - 36 * scale) / 2];
  return `<g transform="translate(${left} ${top}) scale(${scale})">${mark({ arch: colours.cream, book: colours.cloth })}</g>`;
}

export function iconSvg(icon: Icon): string {
  const { size, corner } = icon;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${size * corner}" fill="${colours.cloth}"/>${drawing(icon)}</svg>`;
}

export const iconPng = (icon: Icon): Promise<Buffer> =>
  sharp(Buffer.from(iconSvg(icon)))
    .png({ compressionLevel: 9 })
    .toBuffer();
