import { baseDirection } from './clean-text';
import type { Direction } from './canvas';
import { escapeMarkup } from '../escape';

interface TextLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  readonly bold?: boolean;
  /** The alignment of the line; `x` is that edge or the middle. */
  readonly align: 'left' | 'right' | 'middle';
  /** The direction of the paragraph; detected from the text by default. */
  readonly direction?: Direction;
}

export function textLine({ text, x, y, size, colour, bold, align, direction }: TextLine): string {
  const base = direction ?? baseDirection(text, align === 'left' ? 'ltr' : 'rtl');
  const start = base === 'rtl' ? 'right' : 'left';
  const anchor = align === 'middle' ? 'middle' : align === start ? 'start' : 'end';
  return `<text x="${x}" y="${y}" font-family="Cairo" font-weight="${bold ? 700 : 400}" font-size="${size}" fill="${colour}" direction="${base}" text-anchor="${anchor}">${escapeMarkup(text)}</text>`;
}
