import { sitemapPaths } from '../lib/sitemap.mjs';

/** A page that hangs must not take all of the time. */
const pageMs = 10_000;

/**
 * Reads pages of the sitemap from servers that have no visitors yet, one page at a time: a new build has none in its
 * cache, and rendering all at the switch would keep visitors waiting. Lists come first. With Redis, a page that the
 * first server has rendered is there for the others. Ends after `forMs` milliseconds at the latest, with the pages that
 * were read by then; a page that fails is left to its first visitor.
 *
 * @param {number[]} ports
 * @param {{ forMs: number, signal?: AbortSignal }} limits
 * @returns {Promise<number>} How many pages were read.
 */
export async function warm(ports, { forMs, signal }) {
  const until = Date.now() + forMs;
  const read = async (url) => {
    const left = Math.min(pageMs, until - Date.now());
    if (left <= 0) return '';
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(left), redirect: 'manual' });
      return await answer.text();
    } catch {
      return '';
    }
  };
  let pages = 0;
  for (const port of ports) {
    const base = `http://127.0.0.1:${port}`;
    const paths = await sitemapPaths(base, read);
    const isProduct = (path) => path.includes('/product/');
    const inOrder = [...paths.filter((path) => !isProduct(path)), ...paths.filter(isProduct)];
    for (const path of inOrder) {
      if (Date.now() >= until) return pages;
      signal?.throwIfAborted();
      if ((await read(base + path)) !== '') pages += 1;
    }
  }
  return pages;
}
