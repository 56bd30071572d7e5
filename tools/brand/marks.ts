export const colours = {
  cloth: '#14523f',
  cream: '#fbf5e8',
  paper: '#faf6ee',
  night: '#8ccfb0',
  dusk: '#0d1f18',
} as const;

const arch = 'M1 35V16C1 9 8 5 16 1c8 4 15 8 15 15v19z';
const book =
  'M16 16.5c-2.5-2-5.5-2.7-9-2.7v13.2c3.5 0 6.5.7 9 2.7 2.5-2 5.5-2.7 9-2.7V13.8c-3.5 0-6.5.7-9 2.7zm0 0v13.2';

interface MarkInk {
  readonly arch: string;
  readonly book: string;
}

/** The open book under its arch, 32 × 36 units; an ink is a colour or a class, as `attribute` says. */
export function mark(ink: MarkInk, attribute: 'colour' | 'class' = 'colour'): string {
  const [fill, stroke] =
    attribute === 'class'
      ? [`class="${ink.arch}"`, `class="${ink.book}"`]
      : [`fill="${ink.arch}"`, `fill="none" stroke="${ink.book}"`];
  return `<path d="${arch}" ${fill}/><path d="${book}" ${stroke} stroke-width="1.9" stroke-linejoin="round"/>`;
}

/** The book alone, for sizes at which the arch would be a smudge; 18 × 16 units about the middle. */
export function bookOnly(colour: string, stroke: number): string {
  return `<g transform="translate(-16 -21.7)"><path d="${book}" fill="none" stroke="${colour}" stroke-width="${stroke}" stroke-linejoin="round"/></g>`;
}
