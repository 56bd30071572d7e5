import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/**
 * Runs Lighthouse once with its default phone on slow 4G, in a separate browser. `throttlingMethod`: `devtools` slows
 * down network and CPU during the load; `simulate` estimates paint times from a fast load. Resolves to Lighthouse's
 * result.
 */
export async function runLighthouse(url, { browserPath, browserFlags, ...settings }, retries = 1) {
  const chrome = await launch({
    chromePath: browserPath,
    chromeFlags: ['--headless=new', ...browserFlags],
  });
  try {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      ...settings,
    });
    if (!lhr.runtimeError) return lhr;
    if (retries === 0) throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`);
  } finally {
    chrome.kill();
  }
  return runLighthouse(url, { browserPath, browserFlags, ...settings }, retries - 1);
}
