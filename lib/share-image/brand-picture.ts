import { measureCairo } from './cairo';
import { ink, mark, size, type Direction } from './canvas';
import { baseDirection, cleanText } from './clean-text';
import { picture } from './product-picture';
import { textLine } from './text-line';
import { wrapText } from './wrap';

export interface BrandImageText {
  readonly brand: string;
  readonly title: string;
  readonly subtitle: string;
  readonly direction: Direction;
}

/** The image of a page without a product: logo, name and purpose of the shop on a cloth texture. */
export async function brandPicture(content: BrandImageText): Promise<string> {
  const middle = size.width / 2;
  const wrapped = async (
    text: string,
    limit: number,
    fontSize: number,
    bold: boolean,
    maxLines: number,
  ) => {
    const clean = cleanText(text, limit);
    const measure = (line: string) => measureCairo(line, fontSize, bold);
    const lines = await wrapText(clean, { width: 880, maxLines, measure });
    return lines.map((line) => ({ line, base: baseDirection(clean, content.direction) }));
  };
  const centred = (
    text: string,
    y: number,
    fontSize: number,
    bold: boolean,
    colour: string,
    direction: Direction,
  ) => textLine({ text, x: middle, y, size: fontSize, bold, align: 'middle', direction, colour });

  const brand = cleanText(content.brand, 24);
  const title = await wrapped(content.title, 60, 52, true, 1);
  const subtitle = await wrapped(content.subtitle, 140, 32, false, 2);
  return picture([
    `<rect width="${size.width}" height="${size.height}" fill="${ink.cloth}"/>`,
    `<rect width="${size.width}" height="${size.height}" fill="url(#net)" opacity="0.3"/>`,
    `<rect x="88" y="56" width="1024" height="518" fill="${ink.deep}"/>`,
    `<rect x="100" y="68" width="1000" height="494" fill="none" stroke="${ink.gilt}" stroke-width="2"/>`,
    `<rect x="107" y="75" width="986" height="480" fill="none" stroke="${ink.gilt}" stroke-width="1"/>`,
    `<g transform="translate(${middle - 56} 104) scale(3.5)">${mark(ink.cream, ink.deep)}</g>`,
    centred(brand, 330, 92, true, ink.cream, baseDirection(brand, content.direction)),
    ...title.map(({ line, base }) => centred(line, 412, 52, true, '#dfb867', base)),
    ...subtitle.map(({ line, base }, index) =>
      centred(line, 474 + index * 50, 32, false, ink.cream, base),
    ),
  ]);
}
