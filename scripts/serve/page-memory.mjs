import { LRUCache } from 'lru-cache';

const usualBytes = 50 * 1024 * 1024;
/** The share of what is not there: whoever makes up addresses drives out nobody's page. */
const missingShare = 0.1;

const lengthOf = (part) => part?.length ?? 0;

function bytesOf(key, { value }) {
  const segments = [...(value.segmentData ?? [])];
  return segments.reduce(
    (sum, [path, segment]) => sum + path.length + segment.length,
    // A character of an Arabic text takes two bytes.
    key.length + 2 * lengthOf(value.html) + lengthOf(value.rscData) + lengthOf(value.body),
  );
}

let memory;
const expiredAt = new Map();

function isExpired(tag, since) {
  const at = expiredAt.get(tag);
  return at >= since && at <= Date.now();
}

function memoryOf(bytes) {
  const room = (maxSize) =>
    new LRUCache({ maxSize, sizeCalculation: (entry, key) => bytesOf(key, entry) });
  return { pages: room(bytes * (1 - missingShare)), missing: room(bytes * missingShare) };
}

/**
 * Next's cache of pages (`cacheHandler` of the configuration; one is made for each request) in this process's memory
 * alone. On disk Next writes, for ever, whatever address is asked for, and after a restart takes the pages of the last
 * build for new. What a page is made from outlives a restart: see `lib/last-good`.
 */
export default class PageMemory {
  constructor({ maxMemoryCacheSize = usualBytes } = {}) {
    memory ??= memoryOf(maxMemoryCacheSize);
  }

  async get(key) {
    const entry = memory.pages.get(key) ?? memory.missing.get(key);
    const tags = entry?.value.headers?.['x-next-cache-tags']?.split(',') ?? [];
    return entry && !tags.some((tag) => isExpired(tag, entry.lastModified)) ? entry : null;
  }

  async set(key, value, { cacheControl } = {}) {
    memory.pages.delete(key);
    memory.missing.delete(key);
    if (!value) return;
    const room = value.status === 404 ? memory.missing : memory.pages;
    room.set(key, { value, cacheControl, lastModified: Date.now() });
  }

  async revalidateTag(tags, durations) {
    const at = Date.now() + (durations?.expire ?? 0) * 1000;
    for (const tag of [tags].flat()) expiredAt.set(tag, at);
  }

  resetRequestCache() {}
}
