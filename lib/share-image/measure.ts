import sharp from 'sharp';
import { escapeXml } from './xml';

/** The width of a text in pixels, after shaping. */
export async function measureText(text: string, font: string, size: number): Promise<number> {
  if (text.trim() === '') return 0;
  const measured = await sharp({
    text: { text: escapeXml(text), font: `${font} 100`, dpi: 72 },
  }).metadata();
  return (measured.width * size) / 100;
}
