export type Direction = 'rtl' | 'ltr';

export const size = { width: 1200, height: 630 } as const;

/** The shop's colours: paper, ink, book cloth, gold. */
export const ink = {
  paper: '#faf6ee',
  text: '#1e2430',
  soft: '#5f5a4f',
  cloth: '#14523f',
  deep: '#0f3d2f',
  cream: '#f5ecda',
  gilt: '#b98a35',
  rule: '#dfd6c4',
} as const;

/** An eight-pointed star that touches its neighbours: repeated, it forms a star-and-cross pattern. */
const star = Array.from({ length: 16 }, (_, i) => {
  const radius = i % 2 ? 15.3 : 20;
  const angle = (i * Math.PI) / 8;
  return `${(20 + radius * Math.cos(angle)).toFixed(1)},${(20 + radius * Math.sin(angle)).toFixed(1)}`;
}).join(' ');

export function starNet(id: string, colour: string, scale: number): string {
  return `<pattern id="${id}" width="40" height="40" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})"><polygon points="${star}" fill="none" stroke="${colour}" stroke-width="1"/></pattern>`;
}

/** The shop's logo, an open book under a pointed arch, 32 × 36 units. */
export function mark(arch: string, book: string): string {
  return (
    `<path d="M1 35V16C1 9 8 5 16 1c8 4 15 8 15 15v19z" fill="${arch}"/>` +
    `<path d="M16 16.5c-2.5-2-5.5-2.7-9-2.7v13.2c3.5 0 6.5.7 9 2.7 2.5-2 5.5-2.7 9-2.7V13.8c-3.5 0-6.5.7-9 2.7zm0 0v13.2" fill="none" stroke="${book}" stroke-width="1.9" stroke-linejoin="round"/>`
  );
}
