import { fileURLToPath } from 'node:url';
import { installPackages } from '../lib/install.mjs';
import { PlainError } from '../lib/plain-error.mjs';
import { findBrowser } from '../lib/browser.mjs';
import { startTestShop } from '../test-shop/test-shop.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const browserFlags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
const [emptyPort, barePort, postgresPort, backendPort] = [3102, 3103, 55_433, 55_322];

const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stopping.abort());
const cleanUps = [];
const context = { root, signal: stopping.signal, report: console.log, cleanUps };

const withoutKeys = 'Left out: a shop at SHOP_URL is not attacked.';
const withoutStaff = 'Left out: the shop at SHOP_URL has no staff for a bench.';

const inEnglish = (pages) =>
  Object.fromEntries(Object.entries(pages).map(([name, url]) => [`en ${name}`, url]));

/** The parts by name, imported after packages are installed. These start what they measure. */
const parts = {
  cold: async () => {
    const { measureCold } = await import('./cold.mjs');
    return measureCold({ ...context, emptyPort, barePort });
  },
  growth: async () => {
    const { measureGrowth } = await import('./growth.mjs');
    return measureGrowth({ ...context, postgresPort, backendPort });
  },
  relevance: async () => {
    const { measureRelevance } = await import('./relevance.mjs');
    return measureRelevance({ ...context, backendPort });
  },
  payments: async () => {
    const { measurePayments } = await import('./payments.mjs');
    return measurePayments({ ...context, backendPort });
  },
  load: async () => {
    const { measureLoad } = await import('./load.mjs');
    return measureLoad(context);
  },
  prices: async () => {
    const { measurePriceChanges } = await import('./prices.mjs');
    return measurePriceChanges(context);
  },
  soak: async () => {
    const { measureSoak } = await import('./soak.mjs');
    return measureSoak(context);
  },
  shared: async () => {
    const { measureShared } = await import('./shared.mjs');
    return measureShared(context);
  },
  layers: async () => {
    const { measureLayers } = await import('./layers.mjs');
    return measureLayers({
      ...context,
      browser: { browserPath: await findBrowser(), browserFlags },
    });
  },
  feeds: async () => {
    const { measureFeeds } = await import('./feeds.mjs');
    return measureFeeds(context);
  },
  checkout: async () => {
    const { measureCheckout } = await import('./checkout.mjs');
    return measureCheckout({ ...context, postgresPort, backendPort });
  },
};

/** These measure a running shop. */
const shopParts = {
  bytes: async ({ shopUrl, arabic, browser }) => {
    const { measureBytes } = await import('./bytes.mjs');
    return measureBytes({ shopUrl, pages: arabic, ...browser });
  },
  taps: async ({ arabic, browser }) => {
    const { measureTaps } = await import('./taps.mjs');
    return measureTaps({ pages: arabic, ...browser });
  },
  navigation: async ({ arabic, browser }) => {
    const { measureNavigation } = await import('./navigation.mjs');
    return measureNavigation({ pages: arabic, ...browser });
  },
  throughput: async ({ arabic: { shop, product }, many }) => {
    const { measureThroughput } = await import('./throughput.mjs');
    return measureThroughput({ pages: { shop, product }, many, emptyPort });
  },
  paint: async ({ browser, ...subject }) => {
    const { measurePaint } = await import('./paint.mjs');
    return measurePaint({ ...subject, emptyPort, ...browser });
  },
  lighthouse: async ({ arabic, english, browser }) => {
    const { measureLighthouse } = await import('./lighthouse.mjs');
    const chosen = ({ shop, product }) => ({ shop, product });
    const pages = { ...chosen(arabic), ...inEnglish(chosen(english)) };
    return measureLighthouse({ pages, emptyPort, ...browser });
  },
  desk: async ({ shopUrl, backendUrl, keys, browser }) => {
    if (!backendUrl) return console.log(withoutStaff);
    const { measureDesk } = await import('./desk.mjs');
    return measureDesk({ shopUrl, backendUrl, keys, emptyPort, browser });
  },
  attacks: async ({ backendUrl, keys }) => {
    if (!backendUrl) return console.log(withoutKeys);
    const { measureAttacks } = await import('./attacks.mjs');
    return measureAttacks({ backendUrl, keys });
  },
  parcels: async ({ shopUrl, backendUrl, keys, browser }) => {
    if (!backendUrl) return console.log(withoutStaff);
    const { measureParcels } = await import('./parcels.mjs');
    return measureParcels({ shopUrl, backendUrl, keys, browser });
  },
};

/** The shop at SHOP_URL, or one that is built and started, with its backend. */
async function shopToMeasure() {
  if (process.env.SHOP_URL) return { shopUrl: new URL(process.env.SHOP_URL).origin };
  const { env, open } = await startTestShop(context);
  await open();
  const keys = {
    publishableKey: env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
    secretKey: env.SUPABASE_SECRET_KEY,
  };
  return { shopUrl: env.SHOP_URL, backendUrl: env.NEXT_PUBLIC_SUPABASE_URL, keys };
}

async function measure(chosen) {
  await installPackages(root, stopping.signal, console.log, { tests: true });
  for (const [name, part] of Object.entries(parts)) if (chosen.includes(name)) await part();
  if (!chosen.some((name) => name in shopParts)) return;

  const { pagesOf } = await import('./pages.mjs');
  const browser = { browserPath: await findBrowser(), browserFlags };
  const shop = await shopToMeasure();
  const subject = { ...shop, ...(await pagesOf(shop.shopUrl)), browser };
  for (const [name, part] of Object.entries(shopParts)) {
    if (!chosen.includes(name)) continue;
    console.log(`Measuring ${name} …`);
    await part(subject);
  }
}

const names = [...Object.keys(shopParts), ...Object.keys(parts)];
const words = process.argv.slice(2).filter((word) => word !== '--strict');
const isStrict = process.argv.includes('--strict');
try {
  const unknown = words.find((word) => !names.includes(word));
  if (unknown)
    throw new PlainError(
      `"${unknown}" is no part of the bench. The parts are: ${names.join(', ')}.`,
    );
  await measure(words.length === 0 ? names : words);
  const { printTable } = await import('./table.mjs');
  process.exitCode = printTable() || !isStrict ? 0 : 1;
} catch (error) {
  if (!stopping.signal.aborted)
    console.error(error instanceof PlainError ? `\n${error.message}` : error);
  process.exitCode = 1;
} finally {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
}
process.exit();
