import { inksOn } from '../covers/layouts/layout.ts';
import { motifOf } from '../covers/motifs/index.ts';
import { mix, schemeOf, type Scheme } from '../covers/palettes.ts';
import { line, place, rect, type Point } from '../covers/shapes.ts';
import { bookOf, type Book } from '../covers/book.ts';
import type { Entry } from '../sample-catalogue/types.ts';
import { isLatin, type Ink, type Measure, type PageFace, type Prose } from './prose.ts';
import type { Lesson } from './lessons/lesson.ts';

export const size = { width: 900, height: 1200 } as const;
export const margins: Measure = { left: 92, right: 808 };
/** Between these two the content of a page stands. */
const top = 112;
const bottom = 1108;

export const paper = '#fffdf7';

/** What the pages of one book are drawn with. */
export interface Desk {
  readonly entry: Entry;
  readonly book: Book;
  readonly lesson: Lesson;
  readonly prose: Prose;
  /** Of the content, which is drawn at `scale`. */
  readonly margins: Measure;
  readonly scale: number;
  readonly colours: Scheme;
  readonly inks: Readonly<Record<'title' | 'text' | 'strong' | 'small' | 'label', Ink>>;
  /** A light ground for boxes. */
  readonly tint: string;
}

const kufic = new Set(['NWR', 'TYF', 'RAQ', 'N99', 'IBR']);

export function deskOf(entry: Entry, lesson: Lesson, prose: Prose, scale = 1): Desk {
  const colours = schemeOf(entry.subject.code, entry.kind);
  const display: PageFace = kufic.has(entry.series.code) ? 'kufi' : 'messiri';
  const black = mix('#1c1a17', colours.deep, 0.25);
  return {
    entry,
    book: bookOf(entry),
    lesson,
    prose,
    margins: { left: margins.left / scale, right: margins.right / scale },
    scale,
    colours,
    tint: mix(paper, colours.pale, 0.75),
    inks: {
      title: { face: display, size: 46, fill: colours.deep },
      text: { face: 'text', size: 29, fill: black },
      strong: { face: 'strong', size: 28, fill: black },
      small: { face: 'plain', size: 19, fill: mix(colours.deep, '#777777', 0.45) },
      label: { face: 'bold', size: 21, fill: paper },
    },
  };
}

/** The subject's motif about a point, for a light or a dark ground. */
export function drawing({ entry, colours }: Desk, at: Point, scale: number, dark: boolean): string {
  const ground = dark ? colours.deep : colours.pale;
  return place(at, scale, motifOf(entry.subject.code)(inksOn(ground, colours, dark)));
}

/** A label on a rounded ground; `x` is the side on which a line of its language begins. */
export function pill(desk: Desk, text: string, x: number, y: number, fill: string): string {
  const { prose, inks } = desk;
  const wide = Math.ceil(prose.width(text, inks.label)) + 36;
  const left = isLatin(text) ? x : x - wide;
  return (
    rect([left, y], wide, 42, { fill }, 21) +
    prose.line(text, { left: left + 18, right: left + wide - 18 }, y + 29, inks.label, 'middle')
  );
}

/** Whether content that ends there has room on a page. */
export const fits = ({ scale }: Desk, end: number): boolean => top + (end - top) * scale <= bottom;

/** A page with its running head and its number, on the outer side of which stands a tab. */
export function sheet(desk: Desk, number: number, content: string): string {
  const { prose, colours, inks, book, lesson, scale } = desk;
  const outer = number % 2 === 0 ? size.width - 26 : 0;
  const rule = mix(paper, colours.mid, 0.45);
  return [
    rect([0, 0], size.width, size.height, { fill: paper }),
    rect([outer, 150], 26, 120, { fill: colours.mid }),
    prose.line(book.gradeNumber, { left: outer, right: outer + 26 }, 219, inks.label, 'middle'),
    prose.line(lesson.title, { left: 400, right: margins.right }, 74, inks.small),
    prose.line(
      book.series,
      { left: margins.left, right: 380 },
      76,
      { ...inks.title, size: 25 },
      'end',
    ),
    line([margins.left, 96], [margins.right, 96], { stroke: rule, width: 2 }),
    `<g transform="translate(0 ${String(top * (1 - scale))}) scale(${String(scale)})">${content}</g>`,
    line([margins.left, 1142], [410, 1142], { stroke: rule, width: 1.5 }),
    line([490, 1142], [margins.right, 1142], { stroke: rule, width: 1.5 }),
    prose.line(
      String(number),
      { left: 410, right: 490 },
      1151,
      { ...inks.label, size: 25, fill: colours.deep },
      'middle',
    ),
  ].join('');
}

export const asSvg = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${String(size.width)}" height="${String(size.height)}" viewBox="0 0 ${String(size.width)} ${String(size.height)}">${inner}</svg>`;
