import { cacheLife } from './lib/env/cache-life.mjs';
import { securityHeaders } from './lib/http/security-headers.mjs';

const production = process.env.NODE_ENV === 'production';
const backendUrl = new URL(process.env.NEXT_PUBLIC_SUPABASE_URL ?? 'http://127.0.0.1:54321');

/** Everything that is neither English, nor a file, nor an internal address is an Arabic page. */
const unprefixed = '/:path((?!(?:en|ar|_next|api|share|websites)(?:/|$))(?!.*\\.).+)';

/** @type {import('next').NextConfig} */
const nextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  assetPrefix: '/websites/shop',
  cacheComponents: true,
  partialPrefetching: true,
  cacheLife,
  // Agents on this list get every page rendered anew, past the cache. None needs it: the tags of a cached page
  // stand in its head, and pages that are not cached are not for search engines.
  htmlLimitedBots: /(?!)/,
  // `npm test` checks the types of the whole tree once.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  experimental: { sri: { algorithm: 'sha256' } },
  images: {
    formats: ['image/avif', 'image/webp'],
    deviceSizes: [360, 480, 640, 828],
    imageSizes: [64, 128, 176, 240],
    minimumCacheTTL: 60 * 60 * 24 * 31,
    remotePatterns: [new URL('/storage/v1/object/public/**', backendUrl.origin)],
  },
  headers: async () => [
    {
      source: '/:path*',
      headers: securityHeaders({ backendOrigin: backendUrl.origin, production }),
    },
    {
      source: '/websites/shop/:folder(fonts|covers|icons|brand)/:file*',
      headers: [
        { key: 'Cache-Control', value: 'public, max-age=604800, stale-while-revalidate=86400' },
      ],
    },
  ],
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
