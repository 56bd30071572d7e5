import { colours, mark } from './marks.ts';
import { wordmarks } from './wordmarks.ts';

/** Follows the reader's light or dark setting wherever the file is shown. */
const style = `<style>.a{fill:${colours.cloth}}.b{fill:none;stroke:${colours.cream}}@media (prefers-color-scheme:dark){.a{fill:${colours.night}}.b{stroke:${colours.dusk}}}</style>`;

const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${style}${content}</svg>\n`;

const bookMark = mark({ arch: 'a', book: 'b' }, 'class');

export const markFile = svg(32, 36, bookMark);

export function wordmarkFile(language: 'ar' | 'en'): string {
  const { width, outline } = wordmarks[language];
  return svg(Math.ceil(width), 112, `<path class="a" transform="translate(0 80)" d="${outline}"/>`);
}

/** Mark and name side by side, the mark where reading begins. */
export function logoFile(language: 'ar' | 'en'): string {
  const { width, outline } = wordmarks[language];
  const name = Math.ceil(width);
  const whole = name + 120;
  const markAt = language === 'ar' ? name + 24 : 0;
  const nameAt = language === 'ar' ? 0 : 120;
  return svg(
    whole,
    112,
    `<g transform="translate(${markAt} 2) scale(3)">${bookMark}</g><path class="a" transform="translate(${nameAt} 84)" d="${outline}"/>`,
  );
}

/** Both names about the mark, on paper: for search engines and messages, which want a plain picture. */
export const plainLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 240" width="600" height="240"><rect width="600" height="240" fill="${colours.paper}"/><g transform="translate(276 63) scale(3.25)">${mark({ arch: colours.cloth, book: colours.cream })}</g><g fill="${colours.cloth}"><path transform="translate(416 151)" d="${wordmarks.ar.outline}"/><path transform="translate(76 151)" d="${wordmarks.en.outline}"/></g></svg>`;
