import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { startChild } from '../../../lib/child.mjs';
import { findRedis } from '../../../lib/servers.mjs';
import { freePort } from '../../../lib/testing/free-ports.ts';

/** A Redis server of the test's own, with an empty folder, on a free port of this machine. */
export async function redisServer() {
  const program = await findRedis();
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'zad-redis-'));
  const url = `redis://127.0.0.1:${port}`;
  let child: ReturnType<typeof startChild> | undefined;

  async function command(...words: string[]): Promise<unknown> {
    const client = createClient({ url, socket: { reconnectStrategy: false } });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await client.sendCommand(words);
    } finally {
      client.destroy();
    }
  }

  async function start(...settings: string[]): Promise<void> {
    const own = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder, '--save', ''];
    child = startChild(program, [...own, ...settings], { stdio: 'ignore' });
    while ((await command('PING').catch(() => undefined)) !== 'PONG') await sleep(20);
  }

  async function stop(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  return {
    url,
    port,
    command,
    start,
    stop,
    pause: () => child?.kill('SIGSTOP'),
    resume: () => child?.kill('SIGCONT'),
    async remove() {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
