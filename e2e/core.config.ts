import { defineConfig } from '@playwright/test';
import config from '../playwright.config.ts';

/** The projects of `npm test`, each with the tag of its tests. */
const core: Record<string, RegExp> = {
  http: /(?=.*@http\b)(?=.*@core\b(?!-))/,
  'ar-phone': /@core-phone\b/,
  'en-desktop': /@core-desktop\b/,
  'no-script': /(?=.*@no-script\b)(?=.*@core\b(?!-))/,
};

/** What `npm test` runs in the browser: every test with a `@core` tag, once. */
export default defineConfig({
  ...config,
  testDir: '.',
  outputDir: '../test-results/core',
  projects: (config.projects ?? [])
    .filter(({ name = '' }) => name in core)
    .map((project) => ({ ...project, grep: core[project.name ?? '']! })),
});
