import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Hono } from 'hono';

const packages = createRequire(import.meta.url);
const font = (weight: number) =>
  packages.resolve(`@fontsource/cairo/files/cairo-arabic-${weight}-normal.woff2`);

const css = 'text/css; charset=utf-8';
const script = 'text/javascript; charset=utf-8';

const files: Record<string, { type: string; path: () => string | URL }> = {
  'page.css': { type: css, path: () => new URL('./page.css', import.meta.url) },
  'frame.js': { type: script, path: () => new URL('../browser/frame.js', import.meta.url) },
  'cairo-arabic-400.woff2': { type: 'font/woff2', path: () => font(400) },
  'cairo-arabic-700.woff2': { type: 'font/woff2', path: () => font(700) },
};

/** The static files of the sandboxes' pages. */
export function assetRoutes(): Hono {
  const routes = new Hono();
  routes.get('/:name', async (context) => {
    const file = files[context.req.param('name')];
    if (!file) return context.notFound();
    return context.body(await readFile(file.path()), 200, {
      'content-type': file.type,
      'cache-control': 'no-cache',
    });
  });
  return routes;
}
