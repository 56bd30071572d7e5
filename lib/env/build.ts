import path from 'node:path';

/** Pages that are made by `next build`: those must show what the backend says now, or the build fails. */
export const isBuilding = process.env['NEXT_PHASE'] === 'phase-production-build';

/** Where Next keeps what outlives a build. */
export const cacheFolder = path.join(
  // Or the whole repository would be taken for a part of every page.
  /* turbopackIgnore: true */ process.cwd(),
  process.env['NEXT_DIST_DIR'] ?? '.next',
  'cache',
);
