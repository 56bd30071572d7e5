import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startBackend } from '../lib/backend.mjs';
import { checkPortFree, portFrom } from '../lib/ports.mjs';
import { fillInContact } from '../lib/sample-contact.mjs';
import { seedCatalogue } from '../lib/seed.mjs';
import { buildShop } from '../lib/shop-build.mjs';
import { startShop } from '../lib/shop-server.mjs';
import { startControl } from './control.mjs';
import { listenInSilence } from './silence.mjs';

const portOf = (variable) => ({ variable, port: portFrom(process.env, variable) });
const ports = {
  shop: portOf('TEST_SHOP_PORT'),
  backend: portOf('TEST_BACKEND_PORT'),
  control: portOf('TEST_CONTROL_PORT'),
};
const localDir = join('.local', 'test');
const distDir = '.next-test';
const migrationsDir = join(localDir, 'migrations');

let current;

/** Inherits nothing of the developer's configuration, so that their own project and shop are not touched. */
function freshEnvironment(shopPort) {
  const foreign =
    /^(?:NEXT_PUBLIC_|SUPABASE_|REVALIDATE_SECRET|BACKEND_|SHOP_|FAWRY_|PAYMOB_|CHATWOOT_|MAIL_|PAYMENT_PROVIDERS|SANDBOX|APP_ENV|RECONCILE_|INDEXNOW_|OTEL_|LOG_FORMAT|DRAIN_MS|LOCAL_DIR|NEXT_DIST_DIR|NODE_ENV)/;
  const own = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  return {
    ...Object.fromEntries(own),
    NEXT_PUBLIC_SITE_URL: `http://localhost:${shopPort}`,
    NEXT_DIST_DIR: distDir,
    MIGRATIONS_DIR: migrationsDir,
    NEXT_TELEMETRY_DISABLED: '1',
    SHOP_PORT: String(shopPort),
    // Short, so that no test has to wait for telemetry.
    OTEL_BSP_SCHEDULE_DELAY: '200',
    OTEL_METRIC_EXPORT_INTERVAL: '500',
    INDEXNOW_KEY: 'test-0123456789abcdef',
    INDEXNOW_URL: `http://127.0.0.1:${ports.control.port}/indexnow`,
  };
}

/**
 * A separate shop for the tests, with its own ports, its own new database with the sample catalogue, and its own build.
 * Its server starts with `open()`, which resolves to `{ pid }`, its process. Both happen once.
 */
export function startTestShop(context) {
  current ??= start(context);
  return current;
}

/** Removes what an earlier run left, except for the keys: they are part of the build, which the next run uses again. */
function removeData(folder) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (name !== 'keys.json') rmSync(join(folder, name), { recursive: true });
}

/**
 * @param {{ root: string, signal?: AbortSignal, report: (text: string) => void, cleanUps: (() => unknown)[] }} context
 */
async function start({ root, signal, report, cleanUps }) {
  for (const { variable, port } of Object.values(ports)) await checkPortFree(port, variable);
  removeData(join(root, localDir));
  // The shop's own, and after them what only tests may do.
  cpSync(join(root, 'supabase', 'migrations'), join(root, migrationsDir), { recursive: true });
  cpSync(
    join(root, 'e2e', 'fixtures', 'passing-time.sql'),
    join(root, migrationsDir, '99990101000000_passing_time.sql'),
  );
  const environment = freshEnvironment(ports.shop.port);
  // With all optional contact data.
  fillInContact(environment);
  const plan = {
    root,
    mode: 'start',
    report,
    signal,
    environment,
    shopPort: ports.shop.port,
    backendPort: ports.backend.port,
    localDir,
    distDir,
  };

  const backend = {
    running: undefined,
    start: async () => {
      if (!backend.running?.variables) await backend.stop();
      backend.running ??= await startBackend(plan);
      Object.assign(environment, backend.running.variables);
    },
    stop: async () => {
      await backend.running?.stop();
      backend.running = undefined;
    },
    hang: async () => {
      await backend.stop();
      backend.running = await listenInSilence(ports.backend.port);
    },
  };
  cleanUps.push(backend.stop);
  await backend.start();
  await seedCatalogue(plan);
  await buildShop(plan);

  let opened;
  return { root, distDir, env: environment, open: () => (opened ??= open()) };

  async function open() {
    const shop = {
      running: undefined,
      start: async () => {
        shop.running = await startShop(plan);
      },
      stop: async () => shop.running?.stop(),
      restart: async () => {
        await shop.stop();
        await shop.start();
      },
    };
    await shop.start();
    const observe = async (collector) => {
      environment.OTEL_EXPORTER_OTLP_ENDPOINT = collector;
      await shop.stop();
      await backend.stop();
      await backend.start();
      await shop.start();
    };
    const control = await startControl(ports.control.port, { backend, shop, observe });
    cleanUps.push(shop.stop, control.stop);
    Object.assign(environment, {
      SHOP_URL: environment.NEXT_PUBLIC_SITE_URL,
      STACK_CONTROL_URL: control.url,
      STACK_LOCAL_DIR: localDir,
    });
    void shop.running.ended.then((sentence) => report(sentence));
    return { pid: () => shop.running.pid() };
  }
}
