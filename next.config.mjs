import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';
import { cacheLife } from './lib/env/cache-life.mjs';
import { fileHeaders, securityHeaders } from './lib/http/security-headers.mjs';
import { deviceSizes, imageSizes, quality } from './lib/image-sizes.mjs';
import { landingKinds, skuPattern } from './lib/routes.mjs';
import { addCompileHints, compileHint } from './scripts/lib/compile-hints.mjs';

const backendUrl = new URL(process.env.NEXT_PUBLIC_SUPABASE_URL ?? 'http://127.0.0.1:54321');

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** Everything that is not English, a file or an internal address is an Arabic page. */
const unprefixed = '/:path((?!(?:en|ar|_next|api|share|websites)(?:/|$))(?!.*\\.).+)';

/**
 * Anything that cannot be a SKU: handled by the shared page of unknown addresses, so that it does not fill the cache.
 */
const impossibleSku = `:sku((?!${skuPattern}$).*)`;

const directory = `/:kind(${landingKinds})`;
const landing = `${directory}/:slug`;

/**
 * Missing files and API routes get a response without a page, because their address would become part of the cached
 * page of unknown addresses.
 */
const pages = ':path((?!(?:_next|api|share|websites)(?:/|$)).*)';

/** @type {import('next').NextConfig} */
const nextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  assetPrefix: '/websites/shop',
  // A page from another build than the server's navigates by loading documents. Not `deploymentId`, which would become
  // part of every cover's address, so that phones would load all of them again after each release.
  generateBuildId: () => process.env.BUILD_DIGEST?.slice(0, 20) ?? null,
  compiler: { runAfterProductionCompile: addCompileHints },
  // Names of scripts are made before they get the hint: without it, a browser's cached script would have another digest
  // than the page states, and be blocked.
  outputHashSalt: compileHint,
  // A release may be built in a folder inside another checkout.
  turbopack: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    // supabase-js always contains its clients for channels and stored files, which the shop does not use.
    resolveAlias: {
      '@supabase/realtime-js': { browser: './lib/supabase/unused-realtime.ts' },
      '@supabase/storage-js': { browser: './lib/supabase/unused-storage.ts' },
    },
  },
  cacheComponents: true,
  partialPrefetching: true,
  cacheLife,
  // Hosts that run Next.js themselves have their own cache.
  ...(!process.env.VERCEL && {
    cacheHandler: fileURLToPath(new URL('scripts/serve/page-memory.mjs', import.meta.url)),
  }),
  // User agents on this list get every page rendered without the cache. None needs it: the metadata of a cached page is
  // in its head, and pages that are not cached are not indexed.
  htmlLimitedBots: /(?!)/,
  // `npm test` type-checks the whole tree once.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // `scripts/serve` compresses with Brotli; hosts that run Next.js themselves compress at their edge.
  compress: false,
  // The build's name in telemetry.
  env: {
    NEXT_PUBLIC_APP_VERSION: version,
    NEXT_PUBLIC_BUILD: (
      process.env.NEXT_PUBLIC_BUILD ??
      process.env.VERCEL_GIT_COMMIT_SHA ??
      version
    ).slice(0, 12),
  },
  experimental: {
    // A page that is rendered per visitor would contain its static part twice.
    cachedNavigations: false,
    sri: { algorithm: 'sha256' },
    turbopackFileSystemCacheForBuild: process.env.BUILD_CACHE !== '0',
  },
  images: {
    // AVIF is slightly smaller, but takes a cheap phone several times as long to decode, and the server to encode.
    formats: ['image/webp'],
    deviceSizes,
    imageSizes,
    qualities: [quality],
    // The middleware rejects other forms of the same address, which these patterns would accept.
    localPatterns: [
      { pathname: '/websites/shop/covers/*', search: '' },
      { pathname: '/websites/shop/pages/*', search: '' },
    ],
    minimumCacheTTL: 60 * 60 * 24 * 31,
    // By default, Next.js uses half of the disk.
    maximumDiskCacheSize: 256 * 1024 * 1024,
    remotePatterns: [new URL('/storage/v1/object/public/**', backendUrl.origin)],
  },
  headers: async () => [
    // The chat's iframe has its own headers.
    {
      source: '/:path((?!_next/|websites/shop/|(?:en/)?chat$).*)',
      headers: securityHeaders(process.env),
    },
    { source: '/:path(_next/.*|websites/shop/.*)', headers: fileHeaders },
    {
      source: '/websites/shop/:folder(fonts|covers|pages|icons|brand)/:file*',
      headers: [
        { key: 'Cache-Control', value: 'public, max-age=604800, stale-while-revalidate=86400' },
      ],
    },
  ],
  // The middleware, which never receives a trailing slash, redirects to other canonical addresses. Doing both here
  // takes one redirect instead of two.
  skipTrailingSlashRedirect: true,
  redirects: async () => [
    { source: '/:path((?!(?:en|ar)/?$)(?!ar/).+)/', destination: '/:path', permanent: true },
  ],
  rewrites: async () => ({
    beforeFiles: [
      { source: '/manifest.webmanifest', destination: '/ar/manifest.webmanifest' },
      { source: '/feeds/:file', destination: '/ar/feeds/:file' },
      // The key file of IndexNow.
      { source: '/:key([A-Za-z0-9-]{8,128}).txt', destination: '/api/indexnow/:key' },
      { source: '/favicon.ico', destination: '/websites/shop/icons/favicon.ico' },
      { source: `/product/${impossibleSku}`, destination: '/ar/not-found' },
      { source: `/en/product/${impossibleSku}`, destination: '/en/not-found' },
      // One route for all three kinds; the middleware rewrites further pages to it.
      { source: directory, destination: '/ar/directory/:kind/1' },
      { source: `/en${directory}`, destination: '/en/directory/:kind/1' },
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

const dataCache = fileURLToPath(new URL('scripts/serve/shared/data-cache.mjs', import.meta.url));

/** With Redis, servers share their cache; nothing is cached there during a build. */
const configFor = (phase) =>
  withNextIntl({
    ...nextConfig,
    ...(phase === PHASE_PRODUCTION_SERVER &&
      process.env.REDIS_URL && { cacheHandlers: { default: dataCache, remote: dataCache } }),
  });

export default configFor;
