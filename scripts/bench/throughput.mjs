import { leastThroughputShare } from './budgets.mjs';
import { serveEmptyPage } from './empty-page.mjs';
import { requestsPerSecond } from './loader.mjs';
import { asShare, median, note } from './table.mjs';

const rounds = 5;
const seconds = 3;
const asCount = (rate) => String(Math.round(rate));

/** Loads the pages and the empty page in turns, so that a slow minute of the machine slows all of them alike. */
export async function measureThroughput({ pages, emptyPort }) {
  const empty = await serveEmptyPage(emptyPort);
  try {
    const urls = { ...pages, empty: empty.url };
    const rates = Object.fromEntries(Object.keys(urls).map((name) => [name, []]));
    for (const url of Object.values(urls)) await requestsPerSecond(url, 1);
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, url] of Object.entries(urls))
        rates[name].push(await requestsPerSecond(url, seconds));
    }
    note('empty page: requests a second', median(rates.empty), {}, asCount);
    for (const name of Object.keys(pages)) {
      note(`${name}: requests a second`, median(rates[name]), {}, asCount);
      const shares = rates[name].map((rate, round) => rate / rates.empty[round]);
      note(
        `${name}: share of the empty page`,
        median(shares),
        { least: leastThroughputShare },
        asShare,
      );
    }
  } finally {
    empty.stop();
  }
}
