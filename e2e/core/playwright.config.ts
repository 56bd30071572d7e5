import { readdirSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import config from '../../playwright.config.ts';

const folders = readdirSync(import.meta.dirname);

/** What `npm test` runs in the browser: each folder next to this file, in the project that it is named after. */
export default defineConfig({
  ...config,
  testDir: '.',
  outputDir: '../../test-results',
  projects: (config.projects ?? [])
    .filter(({ name = '' }) => folders.includes(name))
    .map((project) => ({ ...project, testMatch: `${project.name ?? ''}/*.spec.ts` })),
});
