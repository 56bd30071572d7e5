import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { phone } from './e2e/fixtures/devices.ts';
import { installedBrowser } from './scripts/lib/browser.mjs';

const executablePath = await installedBrowser();
// `npm run test:all` makes several runs, each with its own folders: a later run would delete those of an earlier one.
const run = (process.env['npm_lifecycle_event'] ?? 'e2e').replaceAll(':', '-');
/** The tags of tests that need neither of the two browsers, or run alone. */
const elsewhere = /@(?:http|no-script|alone)\b/;
const desktop = { viewport: { width: 1280, height: 800 } };
const ownFile = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  testDir: 'e2e',
  testIgnore: 'smoke/*.spec.ts',
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
  // Folders say what a test is about, tags where it runs: without one on the Arabic phone and the English desktop.
  projects: [
    // These tests keep one worker waiting for the server, so that the others use the processor for browsers.
    { name: 'http', grep: /@http\b/, workers: 1 },
    {
      name: 'ar-phone',
      grepInvert: [elsewhere, /@desktop\b/],
      use: {
        ...phone,
        userAgent: devices['Pixel 7'].userAgent,
        locale: 'ar-EG',
        colorScheme: 'light',
      },
    },
    {
      name: 'en-desktop',
      grepInvert: [elsewhere, /@phone\b/],
      use: { ...desktop, locale: 'en-US', colorScheme: 'light' },
    },
    // The main journeys, because what is mirrored may be wrong on one of the two sizes only.
    {
      name: 'ar-desktop',
      grep: /@ar-desktop\b/,
      use: { ...desktop, locale: 'ar-EG', colorScheme: 'light' },
    },
    { name: 'no-script', grep: /@no-script\b/, use: { javaScriptEnabled: false } },
    // These tests change nothing and do not depend on the shop's backend: they can visit any shop.
    {
      name: 'smoke',
      testMatch: 'smoke/*.spec.ts',
      testIgnore: [],
      use: { ...desktop, locale: 'ar-EG' },
    },
    // These tests change the catalogue, or stop what other tests need.
    { name: 'alone', grep: /@alone\b/ },
  ],
});
