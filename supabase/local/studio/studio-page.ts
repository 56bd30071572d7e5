import { readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { studioRouteHandler } from '@supabase/lite';
import { hasCode } from '../error-code.ts';

const staticFolder = join(
  dirname(fileURLToPath(import.meta.resolve('@supabase/lite/dist/manifest.json'))),
  '..',
);

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.ico': 'image/x-icon',
};

// The token is in the fragment, which is never sent to a server or logged, and stays in this tab. It is sent as a
// header, which other origins cannot do without a CORS preflight, unlike a cookie, which all ports of this host would
// share.
const tokenScript = `<script>
(() => {
  const arrived = /^#token=([\\w-]+)$/.exec(location.hash);
  if (arrived) {
    sessionStorage.setItem('studio-token', arrived[1]);
    history.replaceState(null, '', '/editor');
  }
  const token = sessionStorage.getItem('studio-token');
  if (!token) {
    document.documentElement.textContent = 'Open Studio through the address that the start command printed.';
    return;
  }
  const plainFetch = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).origin === location.origin) request.headers.set('x-studio-token', token);
    return plainFetch(request);
  };
})();
</script>`;

/** Lite's own Studio page, with the script that authorizes this tab. It contains no secret itself. */
export async function studioPage(request: Request): Promise<Response> {
  const page = await (await studioRouteHandler(request)).text();
  return new Response(page.replace('<head>', `<head>${tokenScript}`), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    },
  });
}

/** A file of Studio's bundle, or undefined. */
export async function studioAsset(path: string): Promise<Response | undefined> {
  const type = contentTypes[extname(path)];
  if (!type || !/^(?:assets\/)?[\w-]+\.[\w]+$/.test(path)) return undefined;
  try {
    const body = await readFile(join(staticFolder, path));
    return new Response(new Uint8Array(body), {
      headers: { 'content-type': type, 'cache-control': 'public, max-age=86400' },
    });
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
