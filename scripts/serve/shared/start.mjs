import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectRedis } from './connect.mjs';
import { registerSharedCache } from './registered.mjs';
import { channel, SharedCache } from './shared-cache.mjs';

/** A server opens without Redis, too. */
const longestWaitMs = 1_000;

/**
 * Shares this process's cache with the other servers of the build in `buildFolder`, by the Redis at `url`. Resolves
 * when Redis has responded, or after a second.
 */
export async function shareCache(url, buildFolder) {
  if (!/^rediss?:\/\//.test(url)) throw new Error('REDIS_URL begins with redis:// or rediss://.');
  const build = (await readFile(join(buildFolder, 'BUILD_ID'), 'utf8')).trim();
  const cache = new SharedCache({
    build,
    report: (sentence) => console.warn(sentence),
    connect: (milliseconds) =>
      connectRedis({ url, channel, onMessage: () => cache.noteMessage() }, milliseconds),
  });
  registerSharedCache(cache);
  await Promise.race([cache.begun, sleep(longestWaitMs)]);
  return cache;
}
