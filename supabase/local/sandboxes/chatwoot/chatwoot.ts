import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { pageHeaders } from '../shared/page-headers.ts';
import { widgetWords } from './widget-words.ts';

/** The token of the sandbox's website; a real inbox has another one. */
export const sandboxWebsiteToken = 'sandbox-website-token';

const basePath = '/sandbox/chatwoot';

const files: Record<string, { at: URL; type: string }> = {
  '/packs/js/sdk.js': {
    at: new URL('../browser/chatwoot-sdk.js', import.meta.url),
    type: 'text/javascript; charset=utf-8',
  },
  '/packs/js/widget.js': {
    at: new URL('../browser/chatwoot-widget.js', import.meta.url),
    type: 'text/javascript; charset=utf-8',
  },
  '/packs/css/widget.css': {
    at: new URL('../browser/chatwoot-widget.css', import.meta.url),
    type: 'text/css; charset=utf-8',
  },
};

function widgetPage() {
  const { en } = widgetWords;
  const word = (name: keyof typeof en) => html`<span data-word="${name}">${en[name]}</span>`;
  const words = JSON.stringify(widgetWords).replaceAll('<', '\\u003c');
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${en.title}</title>
        <link rel="stylesheet" href="${basePath}/packs/css/widget.css" />
        <script src="${basePath}/packs/js/widget.js" defer></script>
      </head>
      <body>
        <p class="banner">${word('banner')}</p>
        <header>
          <h1>${word('title')} <bdi id="visitor"></bdi></h1>
          <button type="button" id="close" hidden>${word('close')}</button>
        </header>
        <main>
          <div role="log">
            <ul id="lines">
              <li class="agent">${word('greeting')}</li>
            </ul>
          </div>
        </main>
        <form id="form">
          <input id="text" maxlength="2000" autocomplete="off" aria-label="${en.label}" />
          <button type="submit">${word('send')}</button>
        </form>
        <script type="application/json" id="words">
          ${raw(words)}
        </script>
      </body>
    </html>`;
}

/** Simulates Chatwoot: the SDK, and a conversation that echoes. Stores nothing. */
export function chatwootRoutes(shopOrigins: string[]): Hono {
  const routes = new Hono();
  routes.use(pageHeaders({ shopOrigins, isFramed: true }));
  for (const [path, { at, type }] of Object.entries(files))
    routes.get(path, async (context) =>
      context.body(await readFile(at), 200, {
        'content-type': type,
        'cache-control': 'no-cache',
        'cross-origin-resource-policy': 'cross-origin',
      }),
    );
  routes.get('/widget', (context) =>
    context.req.query('website_token') === sandboxWebsiteToken
      ? context.html(widgetPage())
      : context.text('No website has this token.', 404),
  );
  const placed = new Hono();
  placed.route(basePath, routes);
  return placed;
}
