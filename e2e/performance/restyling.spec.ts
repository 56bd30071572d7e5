import type { Browser } from '@playwright/test';
import { at } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/shopper.ts';

type TraceEvent = { name: string; args: { elementCount?: number } };

/** The most elements that the browser restyles at once during `change`. */
async function mostRestyled(browser: Browser, change: () => Promise<void>): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    // The protocol's types call all properties of an event strings.
    events.push(...(value as unknown[] as TraceEvent[]));
  });
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  const traceConfig = { includedCategories: ['devtools.timeline'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await change();
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const restyled = events.filter(({ name }) => name === 'UpdateLayoutTree');
  return Math.max(...restyled.map(({ args }) => args.elementCount ?? 0));
}

// A selector such as `:not(body:has(…) *)` makes the browser restyle everything whenever anything changes.
test('restyles little of a list when something is added to the page', async ({
  page,
  browser,
  language,
}) => {
  await page.goto(at(language, '/shop'), { waitUntil: 'networkidle' });
  const everything = await page.locator('*').count();
  const restyled = await mostRestyled(browser, () =>
    page.evaluate(() => {
      for (let round = 0; round < 3; round += 1) {
        document.body.append(document.createElement('p'));
        void document.body.offsetHeight;
      }
    }),
  );
  expect(everything).toBeGreaterThan(1_000);
  expect(restyled).toBeGreaterThan(0);
  expect(restyled).toBeLessThan(150);
});
