import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findRedis } from '../lib/servers.mjs';
import { startProgram } from './program.mjs';

/**
 * Starts Redis with the settings of `deploy/redis`. It can be stopped and started again (empty), and paused: it then
 * accepts connections and never answers.
 */
export async function startRedis({ root, folder, port, signal, report }) {
  const command = await findRedis();
  const own = join(folder, 'redis');
  await mkdir(own, { recursive: true });
  const settings = join(own, 'redis.conf');
  const lines = [
    `include ${JSON.stringify(join(root, 'deploy', 'redis', 'bookshop.conf'))}`,
    'bind 127.0.0.1',
    `port ${port}`,
    `dir ${JSON.stringify(own)}`,
    `logfile ${JSON.stringify(join(own, 'redis.log'))}`,
  ];
  await writeFile(settings, `${lines.join('\n')}\n`);

  let running;
  const start = async () => {
    running ??= await startProgram({
      name: 'Redis',
      command,
      args: [settings],
      port,
      signal,
      report,
    });
  };
  const stop = async () => {
    const stopped = running;
    running = undefined;
    await stopped?.stop();
  };
  await start();
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    start,
    stop,
    restart: async () => {
      await stop();
      await start();
    },
    /** Resolves when it responds again, after `ms` milliseconds. */
    pause: async (ms) => {
      const paused = running;
      paused?.send('SIGSTOP');
      await sleep(ms);
      paused?.send('SIGCONT');
    },
  };
}
