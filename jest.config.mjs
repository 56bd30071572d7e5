import { fileURLToPath } from 'node:url';
import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: fileURLToPath(new URL('.', import.meta.url)) });

const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^next/image$': '<rootDir>/scripts/test/next-image.mjs',
  },
  modulePathIgnorePatterns: [
    '<rootDir>/\\.next',
    '<rootDir>/\\.local',
    '<rootDir>/scripts/bench/empty-app',
    '<rootDir>/tools',
  ],
  testEnvironment: 'node',
};

const slow = '\\.slow\\.test\\.tsx?$';
const killed = '<rootDir>/supabase/tests/killed-functions/';
const setupFiles = ['<rootDir>/scripts/test/unit-env.mjs'];
const servers = {
  globalSetup: '<rootDir>/scripts/test/servers-setup.mjs',
  setupFilesAfterEnv: ['<rootDir>/scripts/test/whole-sites.mjs'],
};

// A test's location decides its project: `npm test` runs `unit`, `database` and `http`, `npm run test:all` all of them.
const projects = [
  {
    ...common,
    displayName: 'unit',
    setupFiles,
    setupFilesAfterEnv: ['<rootDir>/scripts/test/testing-library.mjs'],
    testMatch: [
      '<rootDir>/{app,components,lib,messages,scripts}/**/*.test.{ts,tsx}',
      '<rootDir>/supabase/functions/**/*.test.ts',
      '<rootDir>/*.test.ts',
    ],
    testPathIgnorePatterns: [slow],
  },
  {
    ...common,
    ...servers,
    displayName: 'database',
    testMatch: ['<rootDir>/supabase/tests/**/*.test.ts'],
    testPathIgnorePatterns: ['<rootDir>/supabase/tests/http/', slow],
  },
  {
    ...common,
    ...servers,
    displayName: 'http',
    testMatch: ['<rootDir>/supabase/tests/http/**/*.test.ts'],
    testPathIgnorePatterns: [slow],
  },
  {
    ...common,
    ...servers,
    displayName: 'backend',
    setupFiles,
    testMatch: ['<rootDir>/supabase/local/**/*.test.ts'],
    testPathIgnorePatterns: [slow],
  },
  {
    ...common,
    ...servers,
    displayName: 'slow',
    setupFiles,
    testMatch: ['<rootDir>/**/*.slow.test.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', '<rootDir>/scripts/cluster/', killed],
  },
  {
    ...common,
    ...servers,
    displayName: 'kills',
    setupFiles,
    testMatch: [`${killed}*.slow.test.ts`],
  },
  {
    ...common,
    ...servers,
    displayName: 'servers',
    setupFiles,
    testMatch: ['<rootDir>/scripts/cluster/**/*.slow.test.ts'],
  },
];

/**
 * Tests run as native ES modules (`--experimental-vm-modules`, set by the npm scripts), because the embedded backend
 * and next-intl are only published as such. Only our own sources are compiled: packages are loaded unchanged, and
 * `.mjs` is never rewritten, or `import.meta` would be lost.
 */
async function resolveProject(project) {
  const { transform, transformIgnorePatterns: _, ...rest } = await withNext(project)();
  const [compiler] = Object.values(transform);
  return {
    ...rest,
    transform: { '^.+\\.tsx?$': compiler },
    transformIgnorePatterns: ['/node_modules/'],
  };
}

const config = {
  projects: await Promise.all(projects.map(resolveProject)),
  reporters: ['default', fileURLToPath(new URL('scripts/test/jest-reporter.mjs', import.meta.url))],
  // Only stops hanging tests and measures nothing: a busy machine takes several times as long as an idle one.
  testTimeout: 60_000,
  // A worker that has loaded a few hundred files takes longer than the default 500 ms to release its memory at the end.
  workerGracefulExitTimeout: 10_000,
  testSequencer: fileURLToPath(new URL('scripts/test/longest-first.mjs', import.meta.url)),
};

export default config;
