import { LRUCache } from 'lru-cache';

const usualBytes = 50 * 1024 * 1024;
/** The share of what is not there: whoever makes up addresses drives out nobody's page. */
const missingShare = 0.1;
/** Next gives up a page after a minute. */
const longestMs = 60_000;
/** What is kept of a page beside its bytes, at most. */
const entryBytes = 1_024;

/** Next puts this file into the middleware as well, where there are no pages, and nothing to compress them with. */
const packing = process.env.NEXT_RUNTIME === 'edge' ? undefined : import('./packed.mjs');

let memory;
const expiredAt = new Map();
/** When the pages that are being made were begun: a change since then is not in them. */
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
 * Next's cache of pages (`cacheHandler` of its configuration; one is made for each request), in the memory of this process
 * alone. On disk Next writes whatever address is asked for, without end, and after a restart takes pages for new that had
 * expired. What a page is made from outlives a restart instead: see `lib/last-good`.
 */
export default class PageMemory {
  constructor({ maxMemoryCacheSize = usualBytes } = {}) {
    memory ??= memoryOf(maxMemoryCacheSize);
  }

  async get(key) {
    const entry = memory.pages.get(key) ?? memory.missing.get(key);
    const found = entry && !isExpired(entry) ? entry : null;
    // Next makes the page anew now.
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

  /** `durations.expire` in seconds from now; at once without. */
  async revalidateTag(tags, durations) {
    const at = Date.now() + (durations?.expire ?? 0) * 1000;
    for (const tag of [tags].flat()) expiredAt.set(tag, at);
  }

  resetRequestCache() {}
}
