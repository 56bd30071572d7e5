import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { startPostgres } from '../cluster/postgres.mjs';
import { startBackend } from '../lib/backend.mjs';
import { buildShop } from '../lib/shop-build.mjs';
import { mostGrowth, suggestionP95 } from './budgets.mjs';
import { addCatalogue, importRows } from './catalogue-calls.mjs';
import { writeCatalogue } from './growth-catalogue.mjs';
import { questionsOf, statementOf, typedSuggestions } from './growth-questions.mjs';
import { asCount, asKibibytes, asMilliseconds, asShare, median, note } from './table.mjs';

const sizes = { PostgreSQL: [1_000, 10_000, 100_000], embedded: [1_000, 10_000] };
const rounds = 30;
const warmUp = 8;
const importedRows = 200;

async function send({ url, key }, path, method, body) {
  const answer = await fetch(`${url}/rest/v1/${path}`, {
    method,
    headers: { apikey: key, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return text;
}

async function timeOf(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const call = (backend, { rpc, args }) => send(backend, `rpc/${rpc}`, 'POST', args);

const postAs =
  ({ url, secret }) =>
  (path, body) =>
    send({ url, key: secret }, path, 'POST', body);

/** A file of 200 products whose prices have changed since `round`. */
const importFile = (backend, round) =>
  importRows(
    postAs(backend),
    Array.from({ length: importedRows }, (_, number) => ({
      sku: `BENCH-${number}`,
      product_name: `كتاب ${number}`,
      category: 'قسم',
      owner: 'دار',
      owner_kind: 'publisher',
      retail_price_pt: 5_000 + round,
    })),
  );

const writes = {
  'change of one price': ({ url, secret }, round) =>
    send({ url, key: secret }, `products?sku=eq.BENCH-${400 + round}`, 'PATCH', {
      retail_price_pt: 7_000 + round,
    }),
  [`import of ${importedRows} changed rows`]: importFile,
};

/** Queries the backends in turn, so that a slow phase of the machine affects all of them. */
async function timesOf(backends) {
  const times = new Map(backends.map((backend) => [backend, {}]));
  const keep = (backend, name, time) => (times.get(backend)[name] ??= []).push(time);
  for (const name of Object.keys(questionsOf(1_000))) {
    for (let round = 0; round < rounds; round += 1) {
      for (const backend of backends) {
        const question = questionsOf(backend.size)[name];
        const time = await timeOf(() => call(backend, question));
        if (round >= warmUp) keep(backend, name, time);
      }
    }
  }
  for (const [name, write] of Object.entries(writes)) {
    for (let round = 0; round < warmUp; round += 1) {
      for (const backend of backends) {
        const time = await timeOf(() => write(backend, round));
        // The first import moves the products to another category and owner.
        if (round >= 2) keep(backend, name, time);
      }
    }
  }
  return times;
}

const buffersOf = async (sql, statement) => {
  const [row] = await sql.unsafe(`explain (analyze, buffers, format json) ${statement}`);
  const plan = row['QUERY PLAN'][0].Plan;
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
};

async function compare(engine, backends) {
  const times = await timesOf(backends);
  for (const name of Object.keys(times.get(backends[0]))) {
    const medians = backends.map((backend) => median(times.get(backend)[name]));
    for (const [place, backend] of backends.entries()) {
      const figure = `${engine}, ${name}, ${backend.size} products`;
      note(`${figure}: time`, medians[place], {}, asMilliseconds);
      const question = questionsOf(backend.size)[name];
      if (!question) continue;
      note(`${figure}: bytes`, Buffer.byteLength(await call(backend, question)), {}, asKibibytes);
      if (backend.sql) {
        note(
          `${figure}: buffers`,
          await buffersOf(backend.sql, statementOf(question)),
          {},
          asCount,
        );
      }
    }
    note(`${engine}, ${name}: growth`, medians.at(-1) / medians[0], { most: mostGrowth }, asShare);
  }
}

/** Suggestions letter by letter, three times. */
async function measureTyping(engine, backend) {
  const times = [];
  for (let round = 0; round < 3; round += 1) {
    for (const question of typedSuggestions)
      times.push(await timeOf(() => call(backend, question)));
  }
  times.sort((a, b) => a - b);
  const p95 = times[Math.floor(times.length * 0.95)];
  const figure = `${engine}, suggestions while typing, ${backend.size} products: p95`;
  note(figure, p95, { most: suggestionP95 }, asMilliseconds);
}

async function startCatalogue(context, server, size, backendPort) {
  const { root, report, cleanUps } = context;
  const environment = { ...process.env };
  delete environment.BACKEND_DATABASE_URL;
  const name = `products_${size}`;
  if (server) {
    const admin = postgres(server.url('postgres'), { max: 1, onnotice: () => undefined });
    await admin.unsafe(`create database ${name}`);
    await admin.end();
    environment.BACKEND_DATABASE_URL = server.url(name);
  }
  const localDir = mkdtempSync(join(tmpdir(), 'bench-backend-'));
  cleanUps.push(() => rmSync(localDir, { recursive: true, force: true }));
  const backend = await startBackend({
    root,
    shopPort: 1,
    backendPort,
    localDir,
    environment,
    report,
  });
  cleanUps.push(backend.stop);

  const { variables } = backend;
  const url = variables.NEXT_PUBLIC_SUPABASE_URL;
  const secret = variables.SUPABASE_SECRET_KEY;
  const sql = server && postgres(server.url(name), { max: 1, onnotice: () => undefined });
  if (sql) cleanUps.push(() => sql.end());
  report(`Filling a catalogue of ${size} products …`);
  if (sql) await writeCatalogue(size, intoDatabase(sql));
  else await addCatalogue(postAs({ url, secret }), size);
  if (sql) await sql.unsafe('vacuum analyze');
  return { size, url, key: variables.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY, secret, sql, variables };
}

const intoDatabase = (sql) => (table, rows) => {
  const columns = Object.keys(rows[0]).join();
  return sql.unsafe(
    `insert into public.${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::public.${table}, $1::text::jsonb)`,
    [JSON.stringify(rows)],
  );
};

/** The duration of a build without a cache. */
async function timeOfBuild({ root, signal, report, cleanUps }, { variables }) {
  const distDir = '.next-growth';
  const remove = () => rmSync(join(root, distDir), { recursive: true, force: true });
  remove();
  cleanUps.push(remove);
  const site = { NEXT_PUBLIC_SITE_URL: 'http://localhost:1', NEXT_TELEMETRY_DISABLED: '1' };
  const environment = { ...process.env, ...variables, ...site, NEXT_DIST_DIR: distDir };
  return timeOf(() => buildShop({ root, distDir, environment, signal, report }));
}

/** Compares backends whose catalogues differ in size, on PostgreSQL and on the embedded database. */
export async function measureGrowth({ postgresPort, backendPort, ...context }) {
  const server = await startPostgres(postgresPort);
  context.cleanUps.push(server.stop);
  let port = backendPort;
  const started = {};
  for (const [engine, counts] of Object.entries(sizes)) {
    started[engine] = [];
    for (const size of counts) {
      const on = engine === 'PostgreSQL' ? server : null;
      started[engine].push(await startCatalogue(context, on, size, port));
      port += 1;
    }
    await compare(engine, started[engine]);
    await measureTyping(engine, started[engine].at(-1));
  }
  const builds = [];
  const [few, , many] = started.PostgreSQL;
  for (const backend of [few, many]) builds.push(await timeOfBuild(context, backend));
  for (const [place, backend] of [few, many].entries())
    note(`build: with ${backend.size} products`, builds[place], {}, asMilliseconds);
  note('build: growth', builds[1] / builds[0], { most: mostGrowth }, asShare);
}
