import sharp from 'sharp';
import { escapeMarkup } from '../escape';

/** The width in pixels that a text takes in a loaded typeface, as shaped: joined letters, marks and all. */
export async function measureText(text: string, font: string, size: number): Promise<number> {
  if (text.trim() === '') return 0;
  const measured = await sharp({
    text: { text: escapeMarkup(text), font: `${font} 100`, dpi: 72 },
  }).metadata();
  return (measured.width * size) / 100;
}
