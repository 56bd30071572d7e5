import { leastThroughput } from './budgets.mjs';
import { serveEmptyPage } from './empty-page.mjs';
import { requestsPerSecond } from './loader.mjs';
import { mediansInTurns } from './rounds.mjs';
import { asCount, note } from './table.mjs';

const rounds = 5;
const seconds = 3;
const warmUpSeconds = 2;
const asMultiple = (times) => `${times.toFixed(1)} ×`;

/** Loads single pages, many pages in turn, and the empty page. `many`: addresses of cached pages. */
export async function measureThroughput({ pages, many, emptyPort }) {
  const emptyPage = await serveEmptyPage(emptyPort);
  const single = Object.fromEntries(Object.entries(pages).map(([name, url]) => [name, [url]]));
  const manyName = `${many.length} addresses`;
  const loads = { empty: [emptyPage.url], ...single, [manyName]: many };
  try {
    // Renders each page once in advance.
    for (const url of many) await fetch(url).then((answer) => answer.arrayBuffer());
    const measured = await mediansInTurns(loads, rounds, async (urls) => {
      await requestsPerSecond(urls, warmUpSeconds);
      return { rate: await requestsPerSecond(urls, seconds) };
    });
    const { rate: empty } = measured.empty;
    note('empty page: requests a second', empty, {}, asCount);
    for (const name of Object.keys(loads).slice(1)) {
      const { rate } = measured[name];
      const least = name === manyName ? leastThroughput.manyAddresses : leastThroughput.oneAddress;
      note(`${name}: requests a second`, rate, {}, asCount);
      note(`${name}: times the empty page`, rate / empty, { least }, asMultiple);
    }
  } finally {
    emptyPage.stop();
  }
}
