// Relies on the interface of Next.js's `cacheHandler`, on the kinds of the values that it passes, and on the tags in
// the headers of a value. A value of another shape is not kept, because it might never expire.
import { LRUCache } from 'lru-cache';
import { expireTags, isExpired, now } from './expiries.mjs';
import { sharedCache } from './shared/registered.mjs';

const usualBytes = 50 * 1024 * 1024;
/** The share of memory for 404 pages, so that invented addresses cannot evict real pages. */
const missingShare = 0.1;
/** Next.js aborts rendering a page after a minute. */
const longestMs = 60_000;
/** Maximum size of an entry without the page's bytes. */
const entryBytes = 1_024;
/** How long a page is shown while expiries cannot be received: see `SharedCache.isTrusted`. */
const deafMs = 8_000;

/** Next.js also bundles this file into the middleware, where there are no pages and no compression. */
const isEdge = process.env.NEXT_RUNTIME === 'edge';
const packing = isEdge ? undefined : import('./packed.mjs');
const counting = isEdge ? undefined : import('./shared/metrics.mjs');
const reporting = isEdge ? undefined : import('./unrecognized.mjs');

let memory;
/** When rendering of the current pages began: later changes are not in them. */
const begunAt = new LRUCache({ max: 10_000, ttl: longestMs });

function memoryOf(bytes) {
  const room = (maxSize) =>
    new LRUCache({
      maxSize,
      sizeCalculation: ({ content }, key) => content.bytes.length + 2 * key.length + entryBytes,
    });
  return { pages: room(bytes * (1 - missingShare)), missing: room(bytes * missingShare) };
}

const tagsHeader = 'x-next-cache-tags';

/** The fetched data that Next.js also offers is in `data-cache`, as part of functions. */
const isFetched = ({ kind }) => kind === 'FETCH';

/** Every page has tags, those of its folders; a route may have none. */
const isRecognized = ({ kind, headers }) =>
  kind === 'APP_ROUTE' || (kind === 'APP_PAGE' && typeof headers?.[tagsHeader] === 'string');

const isOld = ({ cacheControl, lastModified }) =>
  now() > lastModified + (cacheControl?.revalidate || Infinity) * 1000;

/** What this process remembers, unless it may have changed. */
function remembered(key) {
  const entry = memory.pages.get(key) ?? memory.missing.get(key);
  if (!entry || isExpired(entry.tags, entry.since)) return;
  return (sharedCache()?.isTrusted(entry.since, deafMs) ?? true) ? entry : undefined;
}

async function readShared(key) {
  const found = await sharedCache()?.read('page', key);
  // It may have expired while it was read.
  if (!found || isExpired(found.meta.tags, found.since)) return;
  const { bytes, since, lastModified, meta } = found;
  const { tags, cacheControl, length } = meta;
  const entry = { content: { bytes, length }, tags, cacheControl, lastModified, since };
  memory.missing.delete(key);
  memory.pages.set(key, entry);
  return entry;
}

/**
 * The page cache for Next.js (`cacheHandler` of its configuration; created per request): in this process's memory, and
 * behind it in the cache that is shared with other servers, if there is one. On disk, Next.js would store every
 * requested address without limit, and treat expired pages as fresh after a restart. The data of pages survives a
 * restart instead, see `lib/last-good`.
 */
export default class PageMemory {
  constructor({ maxMemoryCacheSize = usualBytes } = {}) {
    memory ??= memoryOf(maxMemoryCacheSize);
  }

  async get(key) {
    await sharedCache()?.hear();
    const own = remembered(key);
    const theirs = !own || isOld(own) ? await readShared(key) : undefined;
    const found = theirs && (!own || theirs.lastModified > own.lastModified) ? theirs : own;
    (await counting)?.countRead('page', found ? (found === own ? 'memory' : 'redis') : 'none');
    // Next.js renders the page again now.
    if ((!found || isOld(found)) && !begunAt.has(key)) begunAt.set(key, now());
    if (!found) return null;
    const { content, cacheControl, lastModified } = found;
    return { value: await (await packing).unpacked(content), cacheControl, lastModified };
  }

  async set(key, value, { cacheControl } = {}) {
    const since = begunAt.get(key) ?? now();
    const isKept = value && isRecognized(value);
    if (value && !isKept && !isFetched(value))
      (await reporting)?.reportUnrecognized('cached value', String(value.kind));
    const content = isKept ? await (await packing)?.packed(value) : undefined;
    for (const room of [begunAt, memory.pages, memory.missing]) room.delete(key);
    if (!content) return;
    const tags = value.headers?.[tagsHeader]?.split(',') ?? [];
    const room = value.status === 404 ? memory.missing : memory.pages;
    room.set(key, { content, tags, cacheControl, lastModified: since, since });
    // Invented addresses would evict real pages there as well.
    if (value.status === 404) return;
    const { bytes, length } = content;
    const seconds = cacheControl?.expire ?? Infinity;
    sharedCache()?.write('page', key, {
      bytes,
      since,
      meta: { tags, cacheControl, length },
      seconds,
    });
  }

  /** `durations.expire` in seconds from now; without it, at once. Other servers are always notified at once. */
  async revalidateTag(tags, durations) {
    const list = [tags].flat();
    expireTags(list, now() + (durations?.expire ?? 0) * 1000);
    await sharedCache()?.expire(list);
  }

  resetRequestCache() {}
}
