// Serves the built shop on SHOP_PORT: Next.js's handler behind canonical addresses, the page cache, compression and the
// script policy.
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { constants } from 'node:zlib';
import compression from 'compression';
import next from 'next';
import { servedAddress } from '../../lib/http/served-address.mjs';
import { portFrom } from '../lib/ports.mjs';
import { finishedPage } from './finished-page.mjs';
import { withPageCache } from './page-cache.mjs';
import { withRenderQueue } from './render-queue.mjs';
import { withScriptPolicy } from './script-policy.mjs';

const { values } = parseArgs({
  options: { port: { type: 'string' }, host: { type: 'string' } },
});
const port = Number(values.port ?? portFrom(process.env, 'SHOP_PORT'));

const buildFolder = process.env.NEXT_DIST_DIR ?? '.next';
if (process.env.REDIS_URL) {
  const { shareCache } = await import('./shared/start.mjs');
  await shareCache(process.env.REDIS_URL, buildFolder);
}

const shop = next({ dev: false, hostname: 'localhost', port });
await shop.prepare();
const page = withScriptPolicy(shop.getRequestHandler(), (html) => finishedPage(html, buildFolder));
// As fast as gzip, and a fifth smaller for a list of books.
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });
const answer = withPageCache(
  withRenderQueue((request, response) =>
    compress(request, response, () => page(request, response)),
  ),
);
const server = createServer((request, response) => {
  request.url = servedAddress(request.url, request.headers);
  return answer(request, response);
});

for (const name of ['SIGTERM', 'SIGINT'])
  process.once(name, () => {
    // Open responses are completed.
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  });

server.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
server.listen(port, values.host, () => console.log(`- Shop: http://localhost:${port}`));
