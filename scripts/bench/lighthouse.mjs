import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { lighthouseBudgets, overEmptyPage } from './budgets.mjs';
import { serveEmptyPage } from './empty-page.mjs';
import { asMilliseconds, median, note } from './table.mjs';

const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const asScore = (score) => String(Math.round(score));
const shownAs = {
  'largest-contentful-paint': asMilliseconds,
  'total-blocking-time': asMilliseconds,
  'cumulative-layout-shift': String,
};

async function measureOnce(url, options, retries = 1) {
  const { browserPath, browserFlags } = options;
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
    if (lhr.runtimeError && retries > 0) return await measureOnce(url, options, retries - 1);
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

async function medians(url, browser) {
  const measured = [];
  for (let run = 0; run < runs; run += 1) measured.push(await measureOnce(url, browser));
  return Object.fromEntries(
    Object.keys(lighthouseBudgets).map((figure) => [
      figure,
      median(measured.map((result) => result[figure])),
    ]),
  );
}

/** What this machine makes of an empty page is no fault of a page with something on it. */
function budgetHere(figure, empty) {
  const { least, most } = lighthouseBudgets[figure];
  if (!(figure in overEmptyPage)) return { least, most };
  if (least !== undefined) return { least: Math.min(least, empty[figure] - overEmptyPage[figure]) };
  return { most: Math.max(most, empty[figure] + overEmptyPage[figure]) };
}

/** Lighthouse as a phone on slow mobile data, its own defaults; the median of five runs. */
export async function measureLighthouse({ pages, emptyPort, ...browser }) {
  const page = await serveEmptyPage(emptyPort);
  const empty = await medians(page.url, browser).finally(page.stop);
  for (const figure of Object.keys(overEmptyPage))
    note(`empty page: Lighthouse ${figure}`, empty[figure], {}, shownAs[figure] ?? asScore);
  for (const [name, url] of Object.entries(pages)) {
    for (const [figure, value] of Object.entries(await medians(url, browser)))
      note(
        `${name}: Lighthouse ${figure}`,
        value,
        budgetHere(figure, empty),
        shownAs[figure] ?? asScore,
      );
  }
}
