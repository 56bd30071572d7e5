// Serves the built shop on SHOP_PORT: Next.js's handler behind canonical addresses, the page cache, compression and the
// script policy.
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { constants } from 'node:zlib';
import compression from 'compression';
import next from 'next';
import { servedAddress } from '../../lib/http/served-address.mjs';
import { setReadiness } from '../../lib/http/readiness.mjs';
import { registered } from '../../lib/observability/registration.mjs';
import { portFrom } from '../lib/ports.mjs';
import { withCompressedFiles } from './compressed-files.mjs';
import { finishedPage, remainingLinks } from './finished-page.mjs';
import { withPageCache } from './page-cache.mjs';
import { withRenderQueue } from './render-queue.mjs';
import { requestLog } from './request-log.mjs';
import { withScriptPolicy } from './script-policy.mjs';
import { noMetrics, serverMetrics } from './server-metrics.mjs';
import { drainAndClose } from './shut-down.mjs';
import { warmUp } from './warm-up.mjs';
import { withTraces } from './with-traces.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    host: { type: 'string' },
    without: { type: 'string', multiple: true, default: [] },
  },
});
const port = Number(values.port ?? portFrom(process.env, 'SHOP_PORT'));
/** Layers can be left out to measure them: see `scripts/bench/layers.mjs`. */
const withLayer = (/** @type {string} */ name) => !values.without.includes(name);

setReadiness('starting');
const buildFolder = process.env.NEXT_DIST_DIR ?? '.next';
if (process.env.REDIS_URL) {
  const { shareCache } = await import('./shared/start.mjs');
  await shareCache(process.env.REDIS_URL, buildFolder);
}

const shop = next({ dev: false, hostname: 'localhost', port });
await shop.prepare();
const finish = (html, response) => {
  const page = finishedPage(html, buildFolder);
  const links = response.getHeader('link');
  if (links !== undefined) {
    const remaining = remainingLinks(String(links), page);
    if (remaining === '') response.removeHeader('link');
    else response.setHeader('link', remaining);
  }
  return page;
};
const page = withLayer('script-policy')
  ? withScriptPolicy(shop.getRequestHandler(), withLayer('styles') ? finish : undefined)
  : shop.getRequestHandler();
// As fast as gzip, and a fifth smaller for a list of books.
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });
const isOn = Boolean(process.env.OTEL_EXPORTER_OTLP_ENDPOINT);
// `prepare()` does not wait for `instrumentation.ts`.
if (isOn) await registered();
const measured = isOn ? serverMetrics() : noMetrics;
const log = requestLog({ env: process.env, isWatched: process.stderr.isTTY });
const onAnswered = (facts) => {
  measured.answered(facts);
  log(facts);
};
const compressed = (request, response) =>
  compress(request, response, () => page(request, response));
const rendering = withLayer('render-queue') ? withRenderQueue(compressed, measured) : compressed;
const traced = withTraces(withCompressedFiles(rendering, buildFolder), { isOn, onAnswered });
const answer = withLayer('page-cache') ? withPageCache(traced, measured.repeated) : traced;
// Next.js alone adds nine listeners for the end of some responses: not a leak, but with the shop's more than Node.js
// expects.
const mostListeners = 20;
const server = createServer((request, response) => {
  response.setMaxListeners(mostListeners);
  request.url = servedAddress(request.url, request.headers);
  return answer(request, response);
});

// A supervisor that stops one of several servers lets it drain; after Ctrl-C there is nothing to wait for.
const drainMs = { SIGTERM: Number(process.env.DRAIN_MS ?? 0), SIGINT: 0 };
for (const name of ['SIGTERM', 'SIGINT'])
  process.once(name, () => {
    void drainAndClose(server, drainMs[name]).then(() => process.exit(0));
  });

server.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
server.listen(port, values.host, () => {
  console.log(`- Shop: http://localhost:${port}`);
  if (withLayer('warm-up'))
    void warmUp(port, { host: values.host, backendUrl: process.env.NEXT_PUBLIC_SUPABASE_URL });
  else setReadiness('ready');
});
