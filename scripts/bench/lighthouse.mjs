import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { lighthouseBudgets } from './budgets.mjs';
import { asMilliseconds, median, note } from './table.mjs';

const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const asScore = (score) => String(Math.round(score));
const shownAs = {
  'largest-contentful-paint': asMilliseconds,
  'total-blocking-time': asMilliseconds,
  'cumulative-layout-shift': String,
};

async function measureOnce(url, { browserPath, browserFlags }) {
  const chrome = await launch({
    chromePath: browserPath,
    chromeFlags: ['--headless=new', ...browserFlags],
  });
  try {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: categories,
    });
    if (lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`);
    return Object.fromEntries(
      Object.keys(lighthouseBudgets).map((name) => [
        name,
        categories.includes(name)
          ? (lhr.categories[name].score ?? 0) * 100
          : lhr.audits[name].numericValue,
      ]),
    );
  } finally {
    chrome.kill();
  }
}

/** Lighthouse as a phone on slow mobile data, its own defaults; the median of five runs. */
export async function measureLighthouse({ pages, ...browser }) {
  for (const [name, url] of Object.entries(pages)) {
    const measured = [];
    for (let run = 0; run < runs; run += 1) measured.push(await measureOnce(url, browser));
    for (const [figure, budget] of Object.entries(lighthouseBudgets)) {
      const value = median(measured.map((result) => result[figure]));
      note(`${name}: Lighthouse ${figure}`, value, budget, shownAs[figure] ?? asScore);
    }
  }
}
