import { fileURLToPath } from 'node:url';

/** With the shop's cache settings, for comparing pages that are rendered for the first time. */
const cachedLikeTheShop = {
  distDir: '.next-cold',
  // `ensureStatic` in a page is refused without these settings.
  pageExtensions: ['cold.jsx', 'jsx', 'js'],
  cacheComponents: true,
  partialPrefetching: true,
  cacheHandler: fileURLToPath(new URL('../../serve/page-memory.mjs', import.meta.url)),
};

/** The baseline of every Next.js page, with which the shop's throughput and scripts are compared. */
const nextConfig = process.env.EMPTY_APP === 'cold' ? cachedLikeTheShop : {};

export default nextConfig;
