import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { startBackend } from '../lib/backend.mjs';
import { signalGroup } from '../lib/child.mjs';
import { readEnvironment } from '../lib/env-files.mjs';
import { installPackages } from '../lib/install.mjs';
import { checkPortFree, portFrom } from '../lib/ports.mjs';
import { fillInContact } from '../lib/sample-contact.mjs';
import { seedCatalogue } from '../lib/seed.mjs';
import { repository } from '../lib/stack.mjs';
import { activate, goBack } from '../release/activate.mjs';
import { buildRelease } from '../release/build.mjs';
import { portsOf } from '../release/ports.mjs';
import { replaceFile } from '../release/replace-file.mjs';
import { statusLines } from '../release/status.mjs';
import { upstreamText } from '../release/upstream.mjs';
import { childHost } from './child-host.mjs';
import { clusterFolder } from './control.mjs';
import { startNginx } from './nginx.mjs';
import { startPostgres } from './postgres.mjs';
import { startRedis } from './redis.mjs';

/**
 * Starts a whole site on this machine's loopback address, with the configuration files of `deploy`: servers of the shop
 * from one build, nginx in front of them, Redis, and the embedded backend on PostgreSQL with the sample catalogue.
 *
 * @param {object} [options]
 * @param {string} [options.root] The checkout to release.
 * @param {string} [options.folder] Everything that the site writes, except the database. Builds are kept between starts.
 * @param {number} [options.firstPort] nginx's. Redis, PostgreSQL, the backend and nginx in front of it have the next four;
 *   the shop's servers begin at `firstPort` + 10 and take twice `servers`, because releases alternate.
 * @param {number} [options.servers] How many servers of the shop there are.
 * @param {boolean} [options.withRedis] Without it the servers share no cache.
 * @param {Record<string, string>} [options.environment] More variables for the build and the shop's servers.
 * @param {(sentence: string) => void} [options.report]
 * @param {AbortSignal} [options.signal] Ends the start.
 *
 * Resolves when the site responds. Rejects with a `PlainError` if the user must do something first; nothing is left
 * running then. The result:
 * - `url`, `backendUrl`, `databaseUrl`, `mailboxUrl`, `studioUrl`, `env` (the shop's variables), `accessLog` (nginx's)
 * - `servers()`: `{ port, pid, kill(signal = 'SIGKILL') }` of each that serves now. A killed one is started again.
 * - `redis`: `{ port, url, stop(), start(), restart(), pause(ms) }`; undefined without Redis
 * - `release({ environment })`: releases the checked-out version, with these variables. Rejects with a `PlainError` if
 *   it is not switched to; the old one goes on serving.
 * - `rollback()`, `status()` (sentences), `ended` (resolves to a sentence when a part fails for good), `stop()`
 */
export async function startSite(options = {}) {
  const {
    root = repository,
    servers = 2,
    withRedis = true,
    report = console.log,
    signal,
  } = options;
  const folder = options.folder ?? clusterFolder(root);
  const environment = siteEnvironment(root, options);
  const port = options.firstPort ?? portFrom(environment, 'CLUSTER_PORT');
  const [redisPort, postgresPort, backendPort, publicBackendPort] = [1, 2, 3, 4].map(
    (place) => port + place,
  );
  const layout = { folder, firstPort: port + 10, servers };
  const shopPorts = [...portsOf(layout, 'a'), ...portsOf(layout, 'b')];
  for (const used of [port, redisPort, postgresPort, backendPort, publicBackendPort, ...shopPorts])
    await checkPortFree(used, 'CLUSTER_PORT');
  await installPackages(root, signal, report);
  await prepareFolder(layout);

  const parts = [];
  const stop = async () => {
    for (const part of parts.splice(0).reverse()) await part.stop();
  };
  const started = async (part) => {
    parts.push(await part);
    signal?.throwIfAborted();
    return parts.at(-1);
  };
  try {
    report('Starting Redis, PostgreSQL and the backend …');
    const common = { root, folder, signal, report };
    const redis = withRedis ? await started(startRedis({ ...common, port: redisPort })) : undefined;
    if (redis) environment.REDIS_URL = redis.url;
    const database = await started(startPostgres(postgresPort, { signal, report }));
    const databaseUrl = database.url('postgres');
    const local = join(folder, 'backend');
    const plan = { root, shopPort: port, backendPort, localDir: local, signal, report };
    const forBackend = { ...environment, BACKEND_DATABASE_URL: databaseUrl };
    const backend = await started(startBackend({ ...plan, environment: forBackend }));
    await countByRealAddress(databaseUrl);
    const nginx = await started(startNginx({ ...common, port, backendPort, publicBackendPort }));
    const backendUrl = `http://127.0.0.1:${publicBackendPort}`;
    Object.assign(environment, backend.variables, {
      NEXT_PUBLIC_SITE_URL: `http://localhost:${port}`,
      NEXT_PUBLIC_SUPABASE_URL: backendUrl,
    });
    fillInContact(environment);
    await seedCatalogue({ ...plan, environment });

    const running = new Map();
    parts.push({
      stop: () => Promise.all([...running.values()].map((server) => server.stop())),
    });
    const siteWith = (own = {}) => {
      const variables = { ...environment, ...own };
      const host = childHost({
        running,
        environment: variables,
        reloadProxy: nginx.reload,
        signal,
        report,
      });
      return {
        ...layout,
        host,
        environment: variables,
        readyWithinMs: 60_000,
        settleMs: 3_000,
        report,
        signal,
      };
    };
    const release = async ({ environment: own, ...site } = {}) => {
      const next = { ...siteWith(own), ...site };
      await activate(next, await buildRelease({ root, ...next }));
    };
    await release();
    signal?.throwIfAborted();
    return {
      url: `http://localhost:${port}`,
      backendUrl,
      databaseUrl,
      mailboxUrl: backend.mailboxUrl,
      studioUrl: backend.studioUrl,
      env: environment,
      accessLog: nginx.accessLog,
      servers: () => [...running].map(([shopPort, server]) => serverOf(shopPort, server)),
      redis,
      release,
      rollback: (site = {}) => goBack({ ...siteWith(), ...site }),
      status: () => statusLines(layout),
      ended: Promise.race([backend.ended, nginx.ended]),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const serverOf = (port, server) => ({
  port,
  pid: server.pid(),
  kill: (signal = 'SIGKILL') => signalGroup({ pid: server.pid() }, signal),
});

/** nginx stands in front of the backend, and writes the visitor's address into this header. */
async function countByRealAddress(databaseUrl) {
  const sql = postgres(databaseUrl, { max: 1 });
  try {
    await sql`update private.network_settings set address_header = 'x-real-ip'`;
  } finally {
    await sql.end();
  }
}

/** The embedded backend's site, whatever project the developer uses otherwise. */
function siteEnvironment(root, options) {
  const environment = { ...readEnvironment(root, 'start'), ...options.environment };
  for (const name of Object.keys(environment))
    if (/^NEXT_PUBLIC_(?:SITE|SUPABASE)_/.test(name)) delete environment[name];
  return { ...environment, NEXT_TELEMETRY_DISABLED: '1' };
}

/** The database is new with every start, and so is everything else but builds and the backend's keys. */
async function prepareFolder({ folder, firstPort, servers }) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const old of ['release.json', 'current', 'shared', 'redis'])
    await rm(join(folder, old), { recursive: true, force: true });
  const ports = portsOf({ firstPort, servers }, 'a');
  await replaceFile(join(folder, 'upstream.conf'), upstreamText(ports));
}
