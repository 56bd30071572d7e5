import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { startAnnouncer } from './announcements/catalogue-announcer.ts';
import { notifyShop } from './announcements/notify-shop.ts';
import { checkDatabase } from './database/check-database.ts';
import { Engine } from './engine/engine.ts';
import { type DirectoryLock } from './lock/directory-lock.ts';
import { type FunctionModules, loadHandlers } from './gateway/function-routes.ts';
import { createGateway } from './gateway/gateway.ts';
import { listen } from './gateway/listen.ts';
import { RequestQueue } from './gateway/request-queue.ts';
import { createGoogle, localGoogleClient } from './google/google.ts';
import { loadKeys } from './keys.ts';
import { reportQueue } from './observability/report-queue.ts';
import { openMailStore } from './mailbox/mail-store.ts';
import { exitCodes, leave, sendToParent } from './parent-process.ts';
import { readProjectConfig } from './project-config.ts';
import { createSandboxes } from './sandboxes/sandboxes.ts';
import { type Settings } from './settings.ts';
import { startRegularCalls } from './schedule/regular-calls.ts';

const configPath = fileURLToPath(new URL('../config.toml', import.meta.url));

interface Options {
  settings: Settings;
  lock: DirectoryLock;
  functions: FunctionModules;
  /** The compiled backend, which runs the database in a worker. */
  program: URL;
}

/** Starts the backend on the locked directory and runs it until a signal, or until its parent has ended. */
export async function serve({ settings, lock, functions, program }: Options): Promise<void> {
  const keys = await loadKeys(settings.localDirectory);
  const config = await readProjectConfig(configPath, settings.shopUrl);
  const mails = await openMailStore(join(settings.localDirectory, 'mail'));
  const studioToken = settings.studioToken ?? randomBytes(24).toString('base64url');

  const googleClient = localGoogleClient(settings.backendUrl, keys.jwtSecret);
  const isLive = process.env['APP_ENV'] === 'live';
  // The simulated sign-in accepts any address: a live shop has neither it nor the provider.
  const google = isLive
    ? new Hono()
    : createGoogle({ client: googleClient, shopUrl: settings.shopUrl });
  if (isLive) delete config.auth.external;

  const sandboxes = createSandboxes({ settings, keys, mails, environment: process.env });

  const { engine, warnings, concurrency, references } = await Engine.open(
    program,
    { settings, googleClient, keys, config },
    {
      mails,
      report: (text) => sendToParent({ kind: 'progress', text }),
      fail: (reason) => leave(exitCodes.stuck, reason),
    },
  );
  for (const text of warnings) sendToParent({ kind: 'warning', text });

  const queue = new RequestQueue({
    concurrency,
    length: settings.limits.queueLength,
    settle: () =>
      engine.settle().catch((error: unknown) => {
        console.error(error);
        leave(exitCodes.stuck, 'The database does not answer properly any more.');
      }),
  });
  const stopReporting = await reportQueue(queue, process.env);
  const gateway = createGateway({
    settings,
    keys,
    mails,
    google,
    sandboxes,
    handlers: await loadHandlers(functions),
    queue,
    references,
    engine,
    studioToken,
    checkDatabase: () => checkDatabase(engine),
    primaryKeys: () => queue.runOwn(engine.primaryKeys),
  });
  // The announcer's initial queries are the last ones outside the queue.
  const stopAnnouncer = await startAnnouncer({
    database: engine,
    queue,
    deliver: notifyShop({ shopUrl: settings.shopUrl, revalidateSecret: keys.revalidateSecret }),
  });
  const listener = await listen(gateway, settings);
  const stopCalls = [
    { name: 'reconcile-payments', duty: 'Payments are not looked after' },
    { name: 'run-refunds', duty: 'No money goes back' },
    { name: 'send-mails', duty: 'No mails are sent' },
  ].map((called) =>
    startRegularCalls({
      ...called,
      backendUrl: settings.backendUrl,
      secret: keys.reconcileSecret,
      everyMs: settings.reconcileEveryMs,
    }),
  );
  watchOver(lock, queue, settings);
  sandboxes.start();

  onStop(async () => {
    stopAnnouncer();
    for (const stop of stopCalls) stop();
    await listener.close();
    await stopReporting().catch(() => undefined);
    await queue.runOwn(() => engine.close());
    await lock.release();
    process.exit(0);
  });
  const studioUrl = `${settings.backendUrl}/studio#token=${studioToken}`;
  sendToParent({ kind: 'ready', url: settings.backendUrl, studioUrl });
}

function onStop(stop: () => Promise<void>): void {
  let stopping = false;
  const once = () => {
    if (stopping) return;
    stopping = true;
    void stop();
  };
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(event, once);
}

/** Ends the process if its state can no longer be trusted, so that its supervisor restarts it. */
function watchOver(lock: DirectoryLock, queue: RequestQueue, { limits }: Settings): void {
  const check = async () => {
    if (queue.busyForMs > 2 * limits.trustedRequestMs)
      leave(exitCodes.stuck, 'A request has been inside the database far too long.');
    if (!(await lock.isStillOurs()))
      leave(exitCodes.refused, 'Another process has taken over the database directory.');
  };
  setInterval(() => void check(), 2_000).unref();
}
