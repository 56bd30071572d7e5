import { LRUCache } from 'lru-cache';
import { expireTags, isExpired, now } from '../expiries.mjs';
import { countRead } from './metrics.mjs';
import { sharedCache } from './registered.mjs';

const maximumBytes = 50 * 1024 * 1024;
/** Maximum size of an entry without its key and value. */
const entryBytes = 1_024;
/** Pages rendered from it are shown for another eight seconds: see `page-memory`. */
const deafMs = 2_000;

const streamOf = (bytes) =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(bytes));
      controller.close();
    },
  });

const memory = new LRUCache({
  maxSize: maximumBytes,
  sizeCalculation: ({ bytes }, key) => bytes.length + 2 * key.length + entryBytes,
});
/** Entries being computed; other readers wait for them. */
const pending = new Map();

function isUsable(entry, softTags) {
  const { since, lastModified, meta } = entry;
  // As in Next.js's own handler: an entry that is too old is computed again, never shown.
  if (now() > lastModified + meta.revalidate * 1000) return false;
  if (isExpired([...meta.tags, ...softTags], since)) return false;
  return sharedCache()?.isTrusted(since, deafMs) ?? true;
}

async function find(key, softTags) {
  const own = memory.get(key);
  if (own && isUsable(own, softTags)) return { entry: own, source: 'memory' };
  const theirs = await sharedCache()?.read('data', key, softTags);
  if (!theirs || !isUsable(theirs, softTags)) return { source: 'none' };
  memory.set(key, theirs);
  return { entry: theirs, source: 'redis' };
}

async function keep(key, made) {
  const { value, timestamp, ...meta } = await made;
  const chunks = [];
  for await (const chunk of value) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  // Next.js computes such an entry again for each reader.
  if (meta.expire === 0) return;
  memory.set(key, { bytes, meta, since: timestamp, lastModified: timestamp });
  const shared = { bytes, meta, since: timestamp, seconds: meta.revalidate };
  void sharedCache()?.write('data', key, shared);
}

/**
 * Next.js's cache of `'use cache'` functions (`cacheHandlers` of its configuration): in this process's memory, and
 * behind it in the cache that is shared with other servers.
 *
 * @type {import('next/dist/server/lib/cache-handlers/types').CacheHandler}
 */
const dataCache = {
  async get(key, softTags) {
    await pending.get(key);
    const { entry, source } = await find(key, softTags);
    countRead('data', source);
    if (!entry) return undefined;
    const { bytes, meta, lastModified } = entry;
    return { ...meta, timestamp: lastModified, value: streamOf(bytes) };
  },

  async set(key, made) {
    const keeping = keep(key, made)
      // The reader of the function gets the error; nothing is kept.
      .catch(() => undefined)
      .finally(() => pending.get(key) === keeping && pending.delete(key));
    pending.set(key, keeping);
    await keeping;
  },

  async refreshTags() {
    await sharedCache()?.hear();
  },

  /** `get` compares the further tags itself. */
  getExpiration: () => Promise.resolve(Infinity),

  /** `durations.expire` in seconds from now; without it, at once. Other servers are always notified at once. */
  async updateTags(tags, durations) {
    expireTags(tags, now() + (durations?.expire ?? 0) * 1000);
    await sharedCache()?.expire(tags);
  },
};

export default dataCache;
