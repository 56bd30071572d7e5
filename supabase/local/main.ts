import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startAnnouncer } from './announcements/catalogue-announcer.ts';
import { tellShop } from './announcements/tell-shop.ts';
import { type DirectoryLock, lockDirectory } from './directory-lock.ts';
import { createGateway } from './gateway/gateway.ts';
import { listen } from './gateway/listen.ts';
import { RequestQueue } from './gateway/request-queue.ts';
import { loadKeys } from './keys.ts';
import { openMailStore } from './mailbox/mail-store.ts';
import { openBackend } from './open-backend.ts';
import { exitCodes, leave, tell } from './parent-process.ts';
import { readSettings, type Settings } from './settings.ts';
import { shortenDatabaseErrors } from './terse-errors.ts';

shortenDatabaseErrors();
const settings = readSettings(process.env);
const studioToken = settings.studioToken ?? randomBytes(24).toString('base64url');

async function start(lock: DirectoryLock): Promise<void> {
  const keys = await loadKeys(settings.localDirectory);
  const mails = await openMailStore(join(settings.localDirectory, 'mail'));
  const configPath = fileURLToPath(new URL('../config.toml', import.meta.url));
  const report = (text: string) => tell({ kind: 'progress', text });

  const { database, app, warnings } = await openBackend({
    settings,
    keys,
    mails,
    configPath,
    report,
  });
  for (const text of warnings) tell({ kind: 'warning', text });

  const queue = new RequestQueue({
    concurrency: database.concurrency,
    length: settings.limits.queueLength,
  });
  const gateway = createGateway({ settings, keys, mails, queue, lite: app, studioToken });
  const listener = await listen(gateway, settings);
  const stopAnnouncer = await startAnnouncer({
    database,
    queue,
    deliver: tellShop({ shopUrl: settings.shopUrl, revalidateSecret: keys.revalidateSecret }),
  });
  watchOver(lock, queue, settings);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    stopAnnouncer();
    await listener.close();
    await queue.runOwn(() => database.close());
    await lock.release();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  process.on('disconnect', () => void stop());
  tell({
    kind: 'ready',
    url: settings.backendUrl,
    studioUrl: `${settings.backendUrl}/studio#token=${studioToken}`,
  });
}

/** Ends the process, for its supervisor to start it again, when it can no longer be trusted. */
function watchOver(lock: DirectoryLock, queue: RequestQueue, { limits }: Settings): void {
  const check = async () => {
    if (queue.busyForMs > 4 * limits.requestMs)
      leave(exitCodes.stuck, 'A request has been inside the database far too long.');
    if (!(await lock.isStillOurs()))
      leave(exitCodes.refused, 'Another process has taken over the database directory.');
  };
  setInterval(() => void check(), 2_000).unref();
}

await mkdir(settings.localDirectory, { recursive: true });
const locked = await lockDirectory(settings.localDirectory);
if (!locked.ok)
  leave(
    exitCodes.refused,
    `The database in ${settings.localDirectory} is in use by process ${locked.ownerPid}. Stop that shop first, or set LOCAL_DIR to another folder.`,
  );

try {
  await start(locked.lock);
} catch (error) {
  await locked.lock.release();
  leave(exitCodes.failed, error instanceof Error ? error.message : String(error));
}
