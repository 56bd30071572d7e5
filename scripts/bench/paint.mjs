import {
  blockingOverEmptyPage,
  emptyPagePaint,
  landingPaintBudgets,
  paintBudgets,
} from './budgets.mjs';
import { serveEmptyPage } from './empty-page.mjs';
import { runLighthouse } from './lighthouse-run.mjs';
import { mediansInTurns } from './rounds.mjs';
import { asMilliseconds, note } from './table.mjs';

const rounds = 5;
const blocking = 'total-blocking-time';
const figures = [...Object.keys(paintBudgets), blocking];
const shift = 'cumulative-layout-shift';

/** A machine slower than the one of the budgets also paints the empty page later. */
function budgetOf(page, figure, empty) {
  const budgets = page === 'landing' ? landingPaintBudgets : paintBudgets;
  if (figure === blocking) return empty[blocking] + blockingOverEmptyPage;
  if (figure === shift) return budgets[shift];
  return budgets[figure] * Math.max(1, empty['first-contentful-paint'] / emptyPagePaint);
}

/** Measures the first visit on a slow phone, with network and CPU slowed down during the load. */
export async function measurePaint({ pages, emptyPort, ...browser }) {
  const emptyPage = await serveEmptyPage(emptyPort);
  const settings = { ...browser, onlyAudits: figures, throttlingMethod: 'devtools' };
  const { empty, ...measured } = await mediansInTurns(
    { empty: emptyPage.url, ...pages },
    rounds,
    async (url) => {
      const { audits } = await runLighthouse(url, settings);
      return Object.fromEntries(figures.map((figure) => [figure, audits[figure].numericValue]));
    },
  ).finally(emptyPage.stop);

  const show = (figure) => (figure === shift ? (value) => value.toFixed(3) : asMilliseconds);
  for (const figure of figures) note(`empty page: ${figure}`, empty[figure], {}, show(figure));
  for (const [name, page] of Object.entries(measured)) {
    for (const figure of figures)
      note(
        `${name}: ${figure}`,
        page[figure],
        { most: budgetOf(name, figure, empty) },
        show(figure),
      );
  }
}
