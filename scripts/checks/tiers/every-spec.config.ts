import { defineConfig } from '@playwright/test';

/** Every browser test that there is, whatever the shop's own projects leave out. */
export default defineConfig({ testDir: '../../../e2e', testMatch: '**/*.{spec,test}.*' });
