import { ink, mark, size, starNet, type Direction } from './canvas';
import { baseDirection, cleanText } from './clean-text';
import { measureCairo } from './cairo';
import { textLine } from './text-line';
import { wrapText } from './wrap';

export interface ShareImageText {
  readonly title: string;
  readonly subtitle: string;
  readonly price: string;
  readonly brand: string;
  readonly direction: Direction;
}

const panelWidth = 430;
const margin = 64;
const textWidth = size.width - panelWidth - 2 * margin;

/** The position of the cover, from the left edge of the image, for a page of the given direction. */
export function coverBox(direction: Direction) {
  const width = 366;
  const panelLeft = direction === 'rtl' ? 0 : size.width - panelWidth;
  return { left: panelLeft + (panelWidth - width) / 2, top: 71, width, height: 488 };
}

async function titleLines(title: string) {
  const text = cleanText(title, 160);
  const direction = baseDirection(text, 'rtl');
  for (const fontSize of [62, 54, 48]) {
    const lines = await wrapText(text, {
      width: textWidth,
      maxLines: 3,
      measure: (line) => measureCairo(line, fontSize, true),
    });
    // In chats, two large lines are more readable than three; a third is only for long titles.
    if (lines.length < 3 || fontSize === 48) return { lines, fontSize, direction };
  }
  return { lines: [], fontSize: 48, direction };
}

/** The image without its cover: text on paper, with a cloth texture behind the cover. */
export async function productPicture(content: ShareImageText, hasCover: boolean): Promise<string> {
  const { direction } = content;
  const align = direction === 'rtl' ? 'right' : 'left';
  const rtl = direction === 'rtl';
  const edge = rtl ? size.width - margin : margin;
  const panelLeft = rtl ? 0 : size.width - panelWidth;
  const box = coverBox(direction);

  const { lines, fontSize, direction: base } = await titleLines(content.title);
  const step = fontSize * 1.5;
  const subtitle = (
    await wrapText(cleanText(content.subtitle, 80), {
      width: textWidth,
      maxLines: 1,
      measure: (line) => measureCairo(line, 32, false),
    })
  ).join('');
  const blockHeight = lines.length * step + (subtitle ? 62 : 0);
  const top = 316 - blockHeight / 2 + fontSize;
  const price = cleanText(content.price, 28);
  const pill = (await measureCairo(price, 40, true)) + 64;
  const pillLeft = rtl ? edge - pill : edge;
  const brand = cleanText(content.brand, 24);
  const markLeft = rtl ? edge - 46 : edge;

  const parts = [
    `<rect width="${size.width}" height="${size.height}" fill="${ink.paper}"/>`,
    `<rect x="${panelLeft}" width="${panelWidth}" height="${size.height}" fill="${ink.cloth}"/>`,
    `<rect x="${panelLeft}" width="${panelWidth}" height="${size.height}" fill="url(#net)" opacity="0.35"/>`,
    `<rect x="${rtl ? panelWidth + 8 : panelLeft - 11}" width="3" height="${size.height}" fill="${ink.gilt}"/>`,
    `<g transform="translate(${markLeft} 54) scale(1.44)">${mark(ink.cloth, ink.paper)}</g>`,
    textLine({
      text: brand,
      x: rtl ? edge - 62 : edge + 62,
      y: 98,
      size: 42,
      bold: true,
      align,
      colour: ink.cloth,
    }),
    ...lines.map((text, index) =>
      textLine({
        text,
        x: edge,
        y: top + index * step,
        size: fontSize,
        bold: true,
        align,
        direction: base,
        colour: ink.text,
      }),
    ),
    textLine({
      text: subtitle,
      x: edge,
      y: top + lines.length * step - fontSize + 48,
      size: 32,
      align,
      colour: ink.soft,
    }),
    hasCover
      ? `<rect x="${box.left + 6}" y="${box.top + 10}" width="${box.width}" height="${box.height}" rx="6" fill="#000" opacity="0.28"/>` +
        `<rect x="${box.left - 4}" y="${box.top - 4}" width="${box.width + 8}" height="${box.height + 8}" fill="${ink.cream}"/>`
      : `<g transform="translate(${box.left + 55} ${box.top + 100}) scale(8)">${mark(ink.deep, ink.cream)}</g>`,
  ];
  if (price) {
    parts.push(
      `<rect x="${pillLeft}" y="504" width="${pill}" height="72" rx="8" fill="${ink.cloth}"/>`,
      textLine({
        text: price,
        x: pillLeft + pill / 2,
        y: 554,
        size: 40,
        bold: true,
        align: 'middle',
        direction,
        colour: ink.cream,
      }),
    );
  }
  return picture(parts);
}

export function picture(parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><defs>${starNet('net', ink.gilt, 1.6)}</defs>${parts.join('')}</svg>`;
}
