import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import createNextIntlPlugin from 'next-intl/plugin';
import { cacheLife } from './lib/env/cache-life.mjs';
import { fileHeaders, securityHeaders } from './lib/http/security-headers.mjs';
import { skuPattern } from './lib/http/served-address.mjs';

const backendUrl = new URL(process.env.NEXT_PUBLIC_SUPABASE_URL ?? 'http://127.0.0.1:54321');

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** Everything that is neither English, nor a file, nor an internal address is an Arabic page. */
const unprefixed = '/:path((?!(?:en|ar|_next|api|share|websites)(?:/|$))(?!.*\\.).+)';

/** What no product can be called: answered by the one page of unknown addresses, so that it fills no cache. */
const impossibleSku = `:sku((?!${skuPattern}$).*)`;

const landing = '/:kind(categories|subjects|owners)/:slug';

/** What is missing there is answered without a page: its address would stay in the cached page of unknown ones. */
const pages = ':path((?!(?:_next|api|share|websites)(?:/|$)).*)';

/** @type {import('next').NextConfig} */
const nextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  assetPrefix: '/websites/shop',
  cacheComponents: true,
  partialPrefetching: true,
  cacheLife,
  // Hosts that run Next by themselves have a cache of their own.
  ...(!process.env.VERCEL && {
    cacheHandler: fileURLToPath(new URL('scripts/serve/page-memory.mjs', import.meta.url)),
  }),
  // Agents on this list get every page rendered anew, past the cache. None needs it: the tags of a cached page
  // stand in its head, and pages that are not cached are not for search engines.
  htmlLimitedBots: /(?!)/,
  // `npm test` checks the types of the whole tree once.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // `scripts/serve` does, with Brotli; hosts that run Next by themselves do it at their edge.
  compress: false,
  // What telemetry says it came from.
  env: {
    NEXT_PUBLIC_APP_VERSION: version,
    NEXT_PUBLIC_BUILD: (
      process.env.NEXT_PUBLIC_BUILD ??
      process.env.VERCEL_GIT_COMMIT_SHA ??
      version
    ).slice(0, 12),
  },
  experimental: { sri: { algorithm: 'sha256' } },
  images: {
    // AVIF is some bytes smaller, but a cheap phone takes several times as long to decode it, and this server to make it.
    formats: ['image/webp'],
    // The widths in which covers are shown, and nothing else: every other combination would be a copy of its own on the disk. The
    // middleware refuses other spellings of the same cover, which these patterns would let pass.
    deviceSizes: [360, 480, 640],
    imageSizes: [176, 240],
    qualities: [75],
    localPatterns: [{ pathname: '/websites/shop/covers/*', search: '' }],
    minimumCacheTTL: 60 * 60 * 24 * 31,
    // Next would take half of the disk.
    maximumDiskCacheSize: 256 * 1024 * 1024,
    remotePatterns: [new URL('/storage/v1/object/public/**', backendUrl.origin)],
  },
  headers: async () => [
    // The chat's frame has headers of its own.
    {
      source: '/:path((?!_next/|websites/shop/|(?:en/)?chat$).*)',
      headers: securityHeaders(process.env),
    },
    { source: '/:path(_next/.*|websites/shop/.*)', headers: fileHeaders },
    {
      source: '/websites/shop/:folder(fonts|covers|icons|brand)/:file*',
      headers: [
        { key: 'Cache-Control', value: 'public, max-age=604800, stale-while-revalidate=86400' },
      ],
    },
  ],
  // The middleware, which never sees a slash at the end, leads to every other canonical address. Together with it
  // this makes one step of what would be two.
  skipTrailingSlashRedirect: true,
  redirects: async () => [
    { source: '/:path((?!(?:en|ar)/?$)(?!ar/).+)/', destination: '/:path', permanent: true },
  ],
  rewrites: async () => ({
    beforeFiles: [
      { source: '/manifest.webmanifest', destination: '/ar/manifest.webmanifest' },
      { source: '/favicon.ico', destination: '/websites/shop/icons/favicon.ico' },
      { source: `/product/${impossibleSku}`, destination: '/ar/not-found' },
      { source: `/en/product/${impossibleSku}`, destination: '/en/not-found' },
      // One route for all three; further pages are led there by the middleware.
      { source: landing, destination: '/ar/landing/:kind/:slug/1' },
      { source: `/en${landing}`, destination: '/en/landing/:kind/:slug/1' },
      { source: unprefixed, destination: '/ar/:path' },
    ],
    afterFiles: [],
    fallback: [
      { source: '/en/:path*', destination: '/en/not-found' },
      { source: `/${pages}`, destination: '/ar/not-found' },
    ],
  }),
};

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
});

export default withNextIntl(nextConfig);
