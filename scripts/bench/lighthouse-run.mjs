import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/**
 * One run of Lighthouse's own phone on slow 4G, in a browser of its own. `throttlingMethod`: with `devtools` network and
 * processor are slowed down while the page loads; with `simulate` its paints are reckoned from a fast load. Resolves with
 * Lighthouse's result.
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
