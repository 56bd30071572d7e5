import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startBackend } from './backend.mjs';
import { readEnvironment } from './env-files.mjs';
import { installPackages } from './install.mjs';
import { checkNodeVersion } from './node-version.mjs';
import { checkLivePayments } from './payment-addresses.mjs';
import { PlainError } from './plain-error.mjs';
import { checkPortFree, portFrom } from './ports.mjs';
import { fillInContact } from './sample-contact.mjs';
import { seedCatalogue } from './seed.mjs';
import { buildShop } from './shop-build.mjs';
import { startShop } from './shop-server.mjs';
import { checkWritable } from './writable-folder.mjs';

export const repository = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/**
 * Starts the backend and, unless `mode` is 'backend', the shop: 'start' builds first if needed, 'dev' reloads
 * automatically. Resolves when everything responds, with the shop's variables (`env`), the addresses, `ended` (resolves
 * to a sentence when a part fails permanently) and `stop()`. Rejects with a `PlainError` if the user must do something
 * first; nothing is left running then. If `NEXT_PUBLIC_SUPABASE_URL` is set, that project is used instead, unless
 * `embedded` is requested, as in tests.
 */
export async function startStack(options = {}) {
  const plan = planFrom(options);
  const { report, signal, root } = plan;
  checkNodeVersion(process.versions.node);
  checkLivePayments(plan.environment, plan.isHosted);
  if (plan.mode !== 'backend') await checkPortFree(plan.shopPort, 'SHOP_PORT');
  if (!plan.isHosted) await checkPortFree(plan.backendPort, 'BACKEND_PORT');
  await checkWritable(root);
  // Who develops also runs checks.
  await installPackages(root, signal, report, { tests: plan.mode === 'dev' });

  const parts = [];
  const stop = async () => {
    for (const part of parts.splice(0).reverse()) await part.stop();
  };
  try {
    const backend = plan.isHosted ? undefined : await embedded(plan);
    if (backend) parts.push(backend);
    if (backend) await seedCatalogue(plan);
    if (plan.mode === 'start') await buildShop(plan);
    if (plan.mode !== 'backend') parts.push(await startShop(plan));
    signal?.throwIfAborted();
    return {
      env: plan.environment,
      shopUrl: `http://localhost:${plan.shopPort}/shop`,
      mailboxUrl: backend?.mailboxUrl,
      studioUrl: backend?.studioUrl,
      ended: Promise.race(parts.map((part) => part.ended)),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function planFrom({ root = repository, mode = 'start', report = console.log, signal, ...given }) {
  const environment = { ...readEnvironment(root, mode), NEXT_TELEMETRY_DISABLED: '1' };
  const shopPort = given.shopPort ?? portFrom(environment, 'SHOP_PORT');
  const backendPort = given.backendPort ?? portFrom(environment, 'BACKEND_PORT');
  const localDir = given.localDir ?? environment.LOCAL_DIR ?? '.local';
  const distDir = given.distDir ?? environment.NEXT_DIST_DIR ?? '.next';
  const isHosted = !given.embedded && Boolean(environment.NEXT_PUBLIC_SUPABASE_URL);
  if (isHosted && !environment.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY)
    throw new PlainError(
      'NEXT_PUBLIC_SUPABASE_URL is set, so NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY must be too.',
    );

  Object.assign(environment, { NEXT_DIST_DIR: distDir, SHOP_PORT: String(shopPort) });
  if (given.embedded) delete environment.NEXT_PUBLIC_SITE_URL;
  environment.NEXT_PUBLIC_SITE_URL ??= `http://localhost:${shopPort}`;
  return {
    root,
    mode,
    report,
    signal,
    environment,
    shopPort,
    backendPort,
    localDir,
    distDir,
    isHosted,
  };
}

async function embedded(plan) {
  plan.report('Starting the backend …');
  for (const folder of [plan.localDir, join('node_modules', '.cache')])
    await checkWritable(resolve(plan.root, folder));
  const backend = await startBackend(plan);
  Object.assign(plan.environment, backend.variables);
  fillInContact(plan.environment);
  return backend;
}
