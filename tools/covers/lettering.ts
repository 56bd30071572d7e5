import type { Ruler } from './ruler.ts';
import { escapeXml } from './text.ts';

const faces = {
  kufi: { family: 'Reem Kufi', weight: 700, font: 'Reem Kufi Bold' },
  naskh: { family: 'Amiri', weight: 700, font: 'Amiri Bold' },
  ruqaa: { family: 'Aref Ruqaa', weight: 700, font: 'Aref Ruqaa Bold' },
  messiri: { family: 'El Messiri', weight: 700, font: 'El Messiri Bold' },
  bold: { family: 'Cairo', weight: 700, font: 'Cairo Bold' },
  plain: { family: 'Cairo', weight: 400, font: 'Cairo' },
} as const;
type Face = keyof typeof faces;

export interface Lettering {
  readonly x: number;
  readonly y: number;
  /** The largest size; the text shrinks until it fits `width`. */
  readonly size: number;
  readonly width: number;
  readonly face: Face;
  readonly fill: string;
  readonly align?: 'right' | 'left' | 'middle';
}

const anchors = { right: 'start', left: 'end', middle: 'middle' } as const;

export class Letterer {
  readonly #ruler: Ruler;

  constructor(ruler: Ruler) {
    this.#ruler = ruler;
  }

  /** The largest size up to `size` at which every line fits. */
  fit(
    lines: readonly string[],
    { face, size, width }: Pick<Lettering, 'face' | 'size' | 'width'>,
  ): number {
    const widest = Math.max(...lines.map((text) => this.#ruler.width(text, faces[face].font)));
    return Math.min(size, Math.floor((width / Math.max(widest, 1)) * 1000) / 10);
  }

  line(text: string, lettering: Lettering): string {
    return this.#draw(text, lettering, this.fit([text], lettering));
  }

  /** Lines of one size, the last standing on `y`. */
  block(lines: readonly string[], lettering: Lettering, leading = 1.22): string {
    const size = this.fit(lines, lettering);
    return lines
      .map((text, index) =>
        this.#draw(
          text,
          { ...lettering, y: lettering.y - (lines.length - 1 - index) * size * leading },
          size,
        ),
      )
      .join('');
  }

  #draw(text: string, { x, y, face, fill, align = 'right' }: Lettering, size: number): string {
    const { family, weight } = faces[face];
    return `<text x="${x}" y="${Math.round(y)}" direction="rtl" text-anchor="${anchors[align]}" font-family="${family}" font-weight="${weight}" font-size="${size}" fill="${fill}">${escapeXml(text)}</text>`;
  }
}
