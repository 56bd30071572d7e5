import path from 'node:path';

/** During `next build`, pages must show the backend's current data; otherwise the build fails. */
export const isBuilding = process.env['NEXT_PHASE'] === 'phase-production-build';

/** Where Next.js stores data that outlives a build. */
export const cacheFolder = path.join(
  // Otherwise the bundler traces the whole repository for every page.
  /* turbopackIgnore: true */ process.cwd(),
  process.env['NEXT_DIST_DIR'] ?? '.next',
  'cache',
);
