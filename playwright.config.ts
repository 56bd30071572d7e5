import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { phone } from './e2e/fixtures/devices.ts';
import { installedBrowser } from './scripts/lib/browser.mjs';

const executablePath = await installedBrowser();
// `npm run test:all` makes several runs, each with its own folders: a later run would delete those of an earlier one.
const run = (process.env['npm_lifecycle_event'] ?? 'e2e').replaceAll(':', '-');
const ownFile = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  testDir: 'e2e',
  globalSetup: ownFile('scripts/test-shop/playwright-setup.mjs'),
  outputDir: `test-results/${run}`,
  // One at a time, in the order of the projects: the tests share one shop, and the last ones change and stop it.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  // A test that passes only on a retry is reported as flaky, by name; `--strict` makes that a failure.
  retries: 2,
  // Only stop hanging tests and measure nothing: a busy machine takes several times as long as an idle one.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    [ownFile('scripts/test/playwright-reporter.mjs')],
    ...(process.env['CI']
      ? [['html', { open: 'never', outputFolder: `playwright-report/${run}` }] as const]
      : []),
  ],
  use: {
    baseURL: process.env['SHOP_URL'] ?? 'http://localhost:3100',
    browserName: 'chromium',
    // Requests of a service worker cannot be intercepted; the tests of the shop's service worker allow it.
    serviceWorkers: 'block',
    // Nothing moves while a test measures it; tests of animations turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test would cost a fifth of the time.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  // Each folder of e2e belongs to a project; `npm test` runs those in `core`. Tags are not used.
  projects: [
    { name: 'http', testMatch: '{core/,}http/*.spec.ts' },
    {
      name: 'ar-phone',
      testMatch: ['{core/,}ar-phone/*.spec.ts', 'core/en-desktop/*.spec.ts', 'journeys/*.spec.ts'],
      use: {
        ...phone,
        userAgent: devices['Pixel 7'].userAgent,
        locale: 'ar-EG',
        colorScheme: 'light',
      },
    },
    {
      name: 'en-desktop',
      testMatch: ['{core/,}en-desktop/*.spec.ts', 'core/ar-phone/*.spec.ts', 'journeys/*.spec.ts'],
      use: { viewport: { width: 1280, height: 800 }, locale: 'en-US', colorScheme: 'light' },
    },
    {
      name: 'no-script',
      testMatch: '{core/,}no-script/*.spec.ts',
      use: { javaScriptEnabled: false },
    },
    // These tests change nothing and do not depend on the shop's backend: they can visit any shop.
    {
      name: 'smoke',
      testMatch: 'smoke/*.spec.ts',
      use: { viewport: { width: 1280, height: 800 }, locale: 'ar-EG' },
    },
    { name: 'freshness', testMatch: 'freshness/*.spec.ts' },
    { name: 'outage', testMatch: 'outage/*.spec.ts' },
  ],
});
