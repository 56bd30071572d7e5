import { chromium } from '@playwright/test';

/** Starts the browser that `run.mjs` has found. */
export const launchBrowser = ({ browserPath, browserFlags }) =>
  chromium.launch({ executablePath: browserPath, args: browserFlags });
