import type { preload } from 'react-dom';

/** What to preload for every page's text, with low priority: text does not wait for the font. */
export const fontFile: Parameters<typeof preload> = [
  '/websites/shop/fonts/cairo.woff2',
  { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', fetchPriority: 'low' },
];
