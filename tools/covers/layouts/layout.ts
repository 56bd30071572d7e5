import type { Book } from '../book.ts';
import type { Letterer } from '../lettering.ts';
import type { MotifInk } from '../motifs/motif.ts';
import { mix, type Scheme } from '../palettes.ts';
import { circle, path, rect, type Point } from '../shapes.ts';
import type { KindCode } from '../../sample-catalogue/types.ts';

const page = { width: 600, height: 800 } as const;

export interface CoverParts {
  readonly book: Book;
  readonly kind: KindCode;
  readonly colours: Scheme;
  readonly letters: Letterer;
  /** The subject's drawing in a square from -100 to 100. */
  readonly drawing: (ink?: Partial<MotifInk>) => string;
}

/** A cover of 600 × 800 in the manner of one series. */
export type Layout = (parts: CoverParts) => string;

export const sheet = (fill: string): string => rect([0, 0], page.width, page.height, { fill });

/** Inks for a drawing on the given ground. */
export function inksOn(ground: string, colours: Scheme, dark: boolean): MotifInk {
  return dark
    ? {
        line: '#fdf6e7',
        fill: colours.mid,
        soft: mix(ground, '#ffffff', 0.2),
        accent: colours.bright,
      }
    : {
        line: colours.deep,
        fill: mix(colours.mid, '#ffffff', 0.25),
        soft: mix(colours.mid, colours.pale, 0.6),
        accent: colours.bright,
      };
}

/** The grade in a round badge. */
export function gradeBadge(
  { book, letters }: CoverParts,
  [x, y]: Point,
  fill: string,
  ink: string,
  radius = 46,
): string {
  return [
    circle([x, y], radius, { fill }),
    circle([x, y], radius - 5, { stroke: ink, width: 1.6, opacity: 0.7 }),
    letters.line(book.gradeNumber, {
      x,
      y: y + radius * 0.12,
      size: radius * 1.0,
      width: radius * 1.4,
      face: 'bold',
      fill: ink,
      align: 'middle',
    }),
    letters.line(book.azhari ? 'أزهري' : 'ثانوي', {
      x,
      y: y + radius * 0.52,
      size: radius * 0.37,
      width: radius * 1.3,
      face: 'bold',
      fill: ink,
      align: 'middle',
    }),
  ].join('');
}

/** The term in a small flag; nothing for a book of the whole year. */
export function termFlag(
  { book, letters }: CoverParts,
  [x, y]: Point,
  fill: string,
  ink: string,
): string {
  if (!book.term) return '';
  return (
    rect([x - 72, y - 22], 144, 44, { fill }, 22) +
    letters.line(book.term, {
      x,
      y: y + 9,
      size: 24,
      width: 124,
      face: 'bold',
      fill: ink,
      align: 'middle',
    })
  );
}

/** Eight-pointed stars that touch, filling the page: `id` must be unique in the picture. */
export function starNet(id: string, step: number, colour: string, width: number): string {
  const half = step / 2;
  const corner = (index: number): string => {
    const radius = index % 2 ? half * 0.765 : half;
    const angle = (index * Math.PI) / 8;
    return `${(half + radius * Math.cos(angle)).toFixed(1)} ${(half + radius * Math.sin(angle)).toFixed(1)}`;
  };
  const outline = `M${Array.from({ length: 16 }, (_, index) => corner(index)).join('L')}Z`;
  return `<pattern id="${id}" width="${step}" height="${step}" patternUnits="userSpaceOnUse">${path(outline, { stroke: colour, width })}</pattern>`;
}
