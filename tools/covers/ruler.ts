import { textWidth } from './text.ts';

const guess = 0.5;

/**
 * Widths of texts for drawings that cannot wait: a width that is not known yet is guessed and noted,
 * and the drawing is made again once it has been measured.
 */
export class Ruler {
  readonly #widths = new Map<string, number>();
  readonly #missing = new Set<string>();

  /** Pixels at a font size of 100. */
  width(text: string, font: string): number {
    const key = JSON.stringify([text, font]);
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    this.#missing.add(key);
    return text.length * 100 * guess;
  }

  async settle<T>(draw: () => T): Promise<T> {
    for (;;) {
      const drawn = draw();
      if (this.#missing.size === 0) return drawn;
      for (const key of this.#missing) {
        const [text, font] = JSON.parse(key) as [string, string];
        this.#widths.set(key, await textWidth(text, font));
      }
      this.#missing.clear();
    }
  }
}
