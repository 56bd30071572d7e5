import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { startBackend } from '../lib/backend.mjs';
import { buildShop } from '../lib/shop-build.mjs';
import { mostGrowth } from './budgets.mjs';
import { fillCatalogue } from './growth-catalogue.mjs';
import { startPostgres } from './postgres-server.mjs';
import { asMilliseconds, asShare, median, note } from './table.mjs';

const sizes = [1_000, 100_000];
const rounds = 40;

const list = (args) => ({
  path: 'rpc/shop_catalogue',
  body: { p_page: 1, p_page_size: 50, ...args },
});

/** The backend queries of pages. One search is for a frequent word, one for a single product. */
const questions = {
  list: list({}),
  'filtered list': list({ p_category: 'bench-c3', p_availability: 'available' }),
  'second page': list({ p_page: 2 }),
  'search of one word': list({ p_q: 'الاحياء' }),
  'search of two words': list({ p_q: 'فيزياء مراجعه' }),
  product: { path: 'shop_products_view?sku=eq.BENCH-777&select=*' },
};

async function ask({ url, key }, { path, body }) {
  const began = performance.now();
  const answer = await fetch(`${url}/rest/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { apikey: key, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return performance.now() - began;
}

/** Queries the backends in turn, so that a slow phase of the machine affects all of them. */
async function timesOf(backends) {
  const times = new Map(backends.map((backend) => [backend, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [backend, all] of times) {
      const answered = {};
      for (const [name, question] of Object.entries(questions))
        answered[name] = await ask(backend, question);
      // The first rounds warm up plans and caches.
      if (round >= 10) all.push(answered);
    }
  }
  return [...times.values()].map((all) => (name) => median(all.map((answered) => answered[name])));
}

async function startCatalogue(context, server, size, backendPort) {
  const { root, report, cleanUps } = context;
  const admin = postgres(server.url('postgres'), { max: 1, onnotice: () => undefined });
  const name = `products_${size}`;
  await admin.unsafe(`create database ${name}`);
  await admin.end();

  const localDir = mkdtempSync(join(tmpdir(), 'bench-backend-'));
  cleanUps.push(() => rmSync(localDir, { recursive: true, force: true }));
  const environment = { ...process.env, BACKEND_DATABASE_URL: server.url(name) };
  const backend = await startBackend({
    root,
    shopPort: 1,
    backendPort,
    localDir,
    environment,
    report,
  });
  cleanUps.push(backend.stop);

  report(`Filling a catalogue of ${size} products …`);
  const sql = postgres(server.url(name), { max: 1, onnotice: () => undefined });
  await fillCatalogue(sql, size);
  await sql.end();
  const { NEXT_PUBLIC_SUPABASE_URL: url, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: key } =
    backend.variables;
  return { url, key, variables: backend.variables };
}

/** The duration of a build without a cache. */
async function timeOfBuild({ root, signal, report, cleanUps }, { variables }) {
  const distDir = '.next-growth';
  const remove = () => rmSync(join(root, distDir), { recursive: true, force: true });
  remove();
  cleanUps.push(remove);
  const site = { NEXT_PUBLIC_SITE_URL: 'http://localhost:1', NEXT_TELEMETRY_DISABLED: '1' };
  const environment = { ...process.env, ...variables, ...site, NEXT_DIST_DIR: distDir };
  const began = performance.now();
  await buildShop({ root, distDir, environment, signal, report });
  return performance.now() - began;
}

/** Compares two backends on PostgreSQL, one with few products and one with a hundred times as many. */
export async function measureGrowth({ postgresPort, backendPort, ...context }) {
  const server = await startPostgres(postgresPort);
  context.cleanUps.push(server.stop);
  const backends = [];
  for (const [place, size] of sizes.entries()) {
    backends.push(await startCatalogue(context, server, size, backendPort + place));
  }
  const [few, many] = await timesOf(backends);
  for (const name of Object.keys(questions)) {
    note(`${name}: with ${sizes[0]} products`, few(name), {}, asMilliseconds);
    note(`${name}: with ${sizes[1]} products`, many(name), {}, asMilliseconds);
    note(`${name}: growth`, many(name) / few(name), { most: mostGrowth }, asShare);
  }
  const builds = [];
  for (const backend of backends) builds.push(await timeOfBuild(context, backend));
  for (const [place, size] of sizes.entries())
    note(`build: with ${size} products`, builds[place], {}, asMilliseconds);
  note('build: growth', builds[1] / builds[0], { most: mostGrowth }, asShare);
}
