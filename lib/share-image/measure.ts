import sharp from 'sharp';
import { escapeMarkup } from '../escape';

/** The width of a text in pixels, after shaping. */
export async function measureText(text: string, font: string, size: number): Promise<number> {
  if (text.trim() === '') return 0;
  const measured = await sharp({
    text: { text: escapeMarkup(text), font: `${font} 100`, dpi: 72 },
  }).metadata();
  return (measured.width * size) / 100;
}
