import { setTimeout as wait } from 'node:timers/promises';
import { cheapPhone } from './phone.mjs';
import { slowDown } from './slow-phone.mjs';

/** What a page still does once nothing is being loaded. */
const quietMs = 1_500;
/** A longer task blocks the page for the rest of its duration. */
const mostOfTask = 50;

/** Runs in the page before its scripts. */
function observePaint() {
  const seen = { firstPaint: 0, largestPaint: 0, shift: 0, tasks: [] };
  window.benchPaint = seen;
  const observe = (type, use) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
}

/**
 * Opens `url` on a cheap phone with slow 4G and an empty HTTP cache, signed in and with the cart of `storageState` if it
 * is given. Resolves to milliseconds of `firstPaint`, `largestPaint`, `blocking` (tasks after the first paint, beyond
 * 50 ms each) and `mainThread` (all its work), and to the layout `shift`.
 */
export async function firstVisit(browser, url, storageState) {
  const context = await browser.newContext({ ...cheapPhone, storageState });
  try {
    const page = await context.newPage();
    await page.addInitScript(observePaint);
    await slowDown(page);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(url, { waitUntil: 'networkidle' });
    await wait(quietMs);
    const { metrics } = await session.send('Performance.getMetrics');
    const { tasks, ...seen } = await page.evaluate(() => window.benchPaint);
    const blocking = tasks
      .filter(({ startTime }) => startTime >= seen.firstPaint)
      .reduce((sum, { duration }) => sum + duration - mostOfTask, 0);
    const work = metrics.find(({ name }) => name === 'TaskDuration');
    return { ...seen, blocking, mainThread: work.value * 1_000 };
  } finally {
    await context.close();
  }
}
