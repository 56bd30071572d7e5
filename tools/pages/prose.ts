import type { Ruler } from '../covers/ruler.ts';
import { escapeXml } from '../covers/text.ts';

const faces = {
  text: { family: 'Amiri', weight: 400, font: 'Amiri' },
  strong: { family: 'Amiri', weight: 700, font: 'Amiri Bold' },
  plain: { family: 'Cairo', weight: 400, font: 'Cairo' },
  bold: { family: 'Cairo', weight: 700, font: 'Cairo Bold' },
  kufi: { family: 'Reem Kufi', weight: 700, font: 'Reem Kufi Bold' },
  messiri: { family: 'El Messiri', weight: 700, font: 'El Messiri Bold' },
} as const;
export type PageFace = keyof typeof faces;

export interface Ink {
  readonly face: PageFace;
  readonly size: number;
  readonly fill: string;
}

/** Where a line begins and ends, in pixels of the page. */
export interface Measure {
  readonly left: number;
  readonly right: number;
}

/** A part of a page, and where it ends. */
export interface Drawn {
  readonly svg: string;
  readonly bottom: number;
}

export const isLatin = (text: string): boolean => !/\p{Script=Arabic}/u.test(text);

/** `H_2O`: what follows an underscore stands lower, `x^2`: what follows a caret stands higher. */
function withIndices(text: string): string {
  let back = 0;
  return text
    .split(/([_^]\d+)/)
    .map((part) => {
      const shift = part.startsWith('_') ? 0.22 : part.startsWith('^') ? -0.38 : 0;
      const written = escapeXml(shift === 0 ? part : part.slice(1));
      const lead = shift - back;
      back = shift;
      if (lead === 0) return written;
      const size = shift === 0 ? '' : ' font-size="68%"';
      // An em of the smaller letters is smaller, too.
      return `<tspan dy="${String(shift === 0 ? lead : lead / 0.68)}em"${size}>${written}</tspan>`;
    })
    .join('');
}

/** Sets text in lines, Arabic from the right and Latin from the left. */
export class Prose {
  readonly #ruler: Ruler;

  constructor(ruler: Ruler) {
    this.#ruler = ruler;
  }

  width(text: string, { face, size }: Ink): number {
    return (this.#ruler.width(text.replace(/[_^]/g, ''), faces[face].font) * size) / 100;
  }

  /** One line that stands on `y`; smaller if it would be too wide. */
  line(
    text: string,
    { left, right }: Measure,
    y: number,
    { face, size, fill }: Ink,
    align: 'start' | 'middle' | 'end' = 'start',
  ): string {
    const wide = this.width(text, { face, size, fill });
    const fitting = Math.min(
      size,
      Math.floor((size * (right - left) * 10) / Math.max(wide, 1)) / 10,
    );
    const latin = isLatin(text);
    const x =
      align === 'middle' ? (left + right) / 2 : (align === 'start') === latin ? left : right;
    const { family, weight } = faces[face];
    return `<text xml:space="preserve" x="${String(x)}" y="${String(Math.round(y))}" direction="${latin ? 'ltr' : 'rtl'}" text-anchor="${align}" font-family="${family}" font-weight="${String(weight)}" font-size="${String(fitting)}" fill="${fill}">${withIndices(text)}</text>`;
  }

  lines(text: string, { left, right }: Measure, ink: Ink): string[] {
    const space = this.width('د د', ink) - this.width('دد', ink);
    const broken: string[] = [];
    let filled = 0;
    for (const word of text.split(' ')) {
      const wide = this.width(word, ink);
      const last = broken.length - 1;
      if (last < 0 || filled + space + wide > right - left) {
        broken.push(word);
        filled = wide;
      } else {
        broken[last] = `${broken[last] ?? ''} ${word}`;
        filled += space + wide;
      }
    }
    return broken;
  }

  /** A paragraph whose first line stands on `y`. */
  paragraph(text: string, measure: Measure, y: number, ink: Ink, leading = 1.7): Drawn {
    const lines = this.lines(text, measure, ink);
    const step = ink.size * leading;
    return {
      svg: lines.map((line, place) => this.line(line, measure, y + place * step, ink)).join(''),
      bottom: y + (lines.length - 1) * step,
    };
  }
}
