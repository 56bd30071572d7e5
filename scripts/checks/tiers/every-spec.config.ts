import { defineConfig } from '@playwright/test';

/** All browser tests, including those that the shop's own projects omit. */
export default defineConfig({ testDir: '../../../e2e', testMatch: '**/*.{spec,test}.*' });
