import sharp from 'sharp';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** Pixels that a text takes at a font size of 100 in a loaded typeface, as shaped: joined letters, marks and all. */
export async function textWidth(text: string, font: string): Promise<number> {
  if (text.trim() === '') return 0;
  const rendered = sharp({ text: { text: escapeXml(text), font: `${font} 100`, dpi: 72 } });
  return (await rendered.metadata()).width;
}
