import { fileURLToPath } from 'node:url';
import { installPackages } from '../lib/install.mjs';
import { PlainError } from '../lib/plain-error.mjs';
import { findBrowser } from '../test/browser.mjs';
import { startTestShop } from '../test/test-shop.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const parts = ['weight', 'lighthouse', 'throughput', 'growth', 'payments'];
const browserFlags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
const [emptyPort, postgresPort, growthBackendPort] = [3102, 55_433, 55_322];
const withoutShop = ['growth', 'payments'];

const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stopping.abort());
const cleanUps = [];

async function measure(chosen) {
  const context = { root, signal: stopping.signal, report: console.log, cleanUps };
  await installPackages(root, stopping.signal, console.log);
  const { measureWeights } = await import('./weights.mjs');
  const { measureLighthouse } = await import('./lighthouse.mjs');
  const { measureThroughput } = await import('./throughput.mjs');
  const { measureGrowth } = await import('./growth.mjs');

  if (chosen.includes('growth'))
    await measureGrowth({ ...context, postgresPort, backendPort: growthBackendPort });
  if (chosen.includes('payments')) {
    const { measurePayments } = await import('./payments.mjs');
    await measurePayments({ ...context, backendPort: growthBackendPort });
  }
  if (chosen.every((part) => withoutShop.includes(part))) return;
  const browser = { browserPath: await findBrowser(), browserFlags };
  const shop = await startTestShop(context);
  await shop.open();
  const pages = await pagesOf(shop.env);
  if (chosen.includes('weight')) await measureWeights({ pages, ...browser });
  if (chosen.includes('throughput')) await measureThroughput({ pages, emptyPort });
  if (chosen.includes('lighthouse')) await measureLighthouse({ pages, emptyPort, ...browser });
}

/** The list, and a product with as much to say as any. */
async function pagesOf(env) {
  const query = 'select=sku&available=is.true&description=not.is.null&order=sku&limit=1';
  const answer = await fetch(
    `${env.NEXT_PUBLIC_SUPABASE_URL}/rest/v1/shop_products_view?${query}`,
    {
      headers: { apikey: env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY },
    },
  );
  const [{ sku }] = await answer.json();
  return { shop: `${env.SHOP_URL}/shop`, product: `${env.SHOP_URL}/product/${sku}` };
}

const words = process.argv.slice(2);
try {
  const unknown = words.find((word) => !parts.includes(word));
  if (unknown)
    throw new PlainError(
      `"${unknown}" is no part of the bench. The parts are: ${parts.join(', ')}.`,
    );
  await measure(words.length === 0 ? parts : words);
  const { printTable } = await import('./table.mjs');
  process.exitCode = printTable() ? 0 : 1;
} catch (error) {
  if (!stopping.signal.aborted)
    console.error(error instanceof PlainError ? `\n${error.message}` : error);
  process.exitCode = 1;
} finally {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
}
process.exit();
