// One server's caches in a separate process, called by messages: [number, method, ...arguments].
import { setTimeout as sleep } from 'node:timers/promises';
import { now } from '../../expiries.mjs';
import PageMemory from '../../page-memory.mjs';
import dataCache from '../data-cache.mjs';
import { sharedCache } from '../registered.mjs';
import { shareCache } from '../start.mjs';

const [url, buildFolder] = process.argv.slice(2);

const pageOf = (text, tags) => ({
  kind: 'APP_PAGE',
  html: text,
  status: 200,
  headers: { 'x-next-cache-tags': tags.join(',') },
});

const textOf = async (stream) => (await new Response(stream).text()) || undefined;

const methods = {
  async page(key) {
    const entry = await new PageMemory().get(key);
    return { text: entry?.value.html };
  },
  async keepPage(key, text, tags) {
    await new PageMemory().set(key, pageOf(text, tags), {
      cacheControl: { revalidate: 900, expire: 31_536_000 },
    });
  },
  async data(key) {
    await dataCache.refreshTags();
    const entry = await dataCache.get(key, []);
    return entry && textOf(entry.value);
  },
  now,
  async keepData(key, text, tags, timestamp = now()) {
    const value = new Response(text).body;
    const entry = { value, tags, timestamp, stale: 300, revalidate: 900, expire: 31_536_000 };
    await dataCache.set(key, Promise.resolve(entry));
  },
  expire: (tags) => sharedCache().expire(tags),
  isUp: () => sharedCache().link.isUp,
  /** Keeps the thread busy. */
  async spin(milliseconds) {
    await sleep(1);
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
  },
};

process.on('message', async ([number, method, ...given]) => {
  const result = await methods[method](...given);
  process.send([number, result ?? null]);
});
process.on('disconnect', () => process.exit());

await shareCache(url, buildFolder);
process.send(['ready']);
