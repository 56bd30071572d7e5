import { LRUCache } from 'lru-cache';

const usualBytes = 50 * 1024 * 1024;
/** The share of memory for 404 pages, so that invented addresses cannot evict real pages. */
const missingShare = 0.1;
/** Next.js aborts rendering a page after a minute. */
const longestMs = 60_000;
/** Maximum size of an entry besides the page's bytes. */
const entryBytes = 1_024;

/** Next.js also bundles this file into the middleware, where there are no pages and no compression. */
const packing = process.env.NEXT_RUNTIME === 'edge' ? undefined : import('./packed.mjs');

let memory;
const expiredAt = new Map();
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

function isExpired({ tags, lastModified }) {
  return tags.some((tag) => {
    const at = expiredAt.get(tag);
    return at > lastModified && at <= Date.now();
  });
}

const isOld = ({ cacheControl, lastModified }) =>
  Date.now() > lastModified + (cacheControl?.revalidate || Infinity) * 1000;

/**
 * The page cache for Next.js (`cacheHandler` of its configuration; created per request), in this process's memory only.
 * On disk, Next.js would store every requested address without limit, and treat expired pages as fresh after a restart.
 * The data of pages survives a restart instead, see `lib/last-good`.
 */
export default class PageMemory {
  constructor({ maxMemoryCacheSize = usualBytes } = {}) {
    memory ??= memoryOf(maxMemoryCacheSize);
  }

  async get(key) {
    const entry = memory.pages.get(key) ?? memory.missing.get(key);
    const found = entry && !isExpired(entry) ? entry : null;
    // Next.js renders the page again now.
    if ((!found || isOld(found)) && !begunAt.has(key)) begunAt.set(key, Date.now());
    if (!found) return null;
    const { content, cacheControl, lastModified } = found;
    return { value: await (await packing).unpacked(content), cacheControl, lastModified };
  }

  async set(key, value, { cacheControl } = {}) {
    const lastModified = begunAt.get(key) ?? Date.now();
    const content = value && (await (await packing)?.packed(value));
    for (const room of [begunAt, memory.pages, memory.missing]) room.delete(key);
    if (!content) return;
    const tags = value.headers?.['x-next-cache-tags']?.split(',') ?? [];
    const room = value.status === 404 ? memory.missing : memory.pages;
    room.set(key, { content, tags, cacheControl, lastModified });
  }

  /** `durations.expire` in seconds from now; without it, at once. */
  async revalidateTag(tags, durations) {
    const at = Date.now() + (durations?.expire ?? 0) * 1000;
    for (const tag of [tags].flat()) expiredAt.set(tag, at);
  }

  resetRequestCache() {}
}
