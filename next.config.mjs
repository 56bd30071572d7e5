import { cacheLife } from './lib/env/cache-life.mjs';

/** Everything that is neither English, nor a file, nor an internal address is an Arabic page. */
const unprefixed = '/:path((?!(?:en|ar|_next|api|share|websites)(?:/|$))(?!.*\\.).+)';

/** @type {import('next').NextConfig} */
const nextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  assetPrefix: '/websites/shop',
  cacheComponents: true,
  partialPrefetching: true,
  // `npm test` checks the types of the whole tree once.
  typescript: { ignoreBuildErrors: true },
  cacheLife,
  poweredByHeader: false,
  images: {
    formats: ['image/avif', 'image/webp'],
    deviceSizes: [360, 480, 640, 828],
    imageSizes: [64, 128, 176, 240],
    minimumCacheTTL: 60 * 60 * 24 * 31,
  },
  redirects: async () => [
    { source: '/', destination: '/shop', permanent: true },
    { source: '/en', destination: '/en/shop', permanent: true },
    { source: '/ar', destination: '/shop', permanent: true },
    { source: '/ar/:path+', destination: '/:path+', permanent: true },
  ],
  rewrites: async () => ({
    beforeFiles: [{ source: unprefixed, destination: '/ar/:path' }],
    afterFiles: [],
    fallback: [
      { source: '/en/:path*', destination: '/en/not-found' },
      { source: '/:path*', destination: '/ar/not-found' },
    ],
  }),
};

export default nextConfig;
