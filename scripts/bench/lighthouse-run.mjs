import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/**
 * Runs Lighthouse once with its default phone on slow 4G, in a separate browser; it estimates paint times from a fast
 * load. `cookie`, as in a header, is the visitor's. Resolves to Lighthouse's result.
 */
export async function runLighthouse(url, options, retries = 1) {
  const { browserPath, browserFlags, cookie, ...settings } = options;
  const chrome = await launch({
    chromePath: browserPath,
    chromeFlags: ['--headless=new', ...browserFlags],
  });
  try {
    if (cookie) await setCookie(chrome.port, url, cookie);
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      throttlingMethod: 'simulate',
      ...settings,
    });
    if (!lhr.runtimeError) return lhr;
    if (retries === 0) throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`);
  } finally {
    chrome.kill();
  }
  return runLighthouse(url, options, retries - 1);
}

/** Lighthouse sets no cookies, and the browser controls the header of that name. */
async function setCookie(port, url, cookie) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const end = cookie.indexOf('=');
  const [context] = browser.contexts();
  await context.addCookies([
    { name: cookie.slice(0, end), value: cookie.slice(end + 1), url: new URL(url).origin },
  ]);
  await browser.close();
}
