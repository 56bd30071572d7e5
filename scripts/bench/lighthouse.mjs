import { performanceUnderEmptyPage, scoreBudgets } from './budgets.mjs';
import { serveEmptyPage } from './empty-page.mjs';
import { runLighthouse } from './lighthouse-run.mjs';
import { mediansInTurns } from './rounds.mjs';
import { asMilliseconds, note } from './table.mjs';

const rounds = 5;
/** Printed for comparison with applied throttling. */
const reckoned = ['largest-contentful-paint', 'total-blocking-time'];
export const asScore = (score) => String(Math.round(score));

/** If the machine already slows down an empty page, the budget is lowered. */
export const leastScore = (budgets, category, empty) =>
  category === 'performance'
    ? Math.min(budgets.performance, empty.performance - performanceUnderEmptyPage)
    : budgets[category];

/** Lighthouse scores with its defaults, simulated throttling; medians of five runs. */
export async function measureLighthouse({ pages, emptyPort, ...browser }) {
  const emptyPage = await serveEmptyPage(emptyPort);
  const categories = Object.keys(scoreBudgets);
  const settings = { ...browser, onlyCategories: categories };
  const { empty, ...measured } = await mediansInTurns(
    { empty: emptyPage.url, ...pages },
    rounds,
    async (url) => {
      const { categories: scored, audits } = await runLighthouse(url, settings);
      return Object.fromEntries([
        ...categories.map((name) => [name, (scored[name].score ?? 0) * 100]),
        ...reckoned.map((name) => [name, audits[name].numericValue]),
      ]);
    },
  ).finally(emptyPage.stop);

  note('empty page: simulated performance', empty.performance, {}, asScore);
  for (const [name, page] of Object.entries(measured)) {
    for (const category of categories)
      note(
        `${name}: simulated ${category}`,
        page[category],
        { least: leastScore(scoreBudgets, category, empty) },
        asScore,
      );
    for (const audit of reckoned)
      note(`${name}: simulated ${audit}`, page[audit], {}, asMilliseconds);
  }
}
