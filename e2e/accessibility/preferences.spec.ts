import { at } from '../fixtures/http.ts';
import { readRoutes } from '../fixtures/routes.ts';
import { sidewaysBy } from '../fixtures/screen.ts';
import { expect, test } from '../fixtures/shopper.ts';

test('does not scroll sideways with text twice as large', async ({
  playwright,
  launchOptions,
  contextOptions,
  viewport,
  isMobile,
  baseURL,
  language,
}) => {
  test.setTimeout(300_000);
  // The browser's own text size setting, which media queries follow as well.
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  try {
    const page = await browser.newPage({
      ...contextOptions,
      viewport,
      isMobile,
      ...(baseURL ? { baseURL } : {}),
    });
    for (const { name, path } of await readRoutes()) {
      await page.goto(at(language, path));
      expect.soft(await sidewaysBy(page), name).toBeLessThanOrEqual(0);
    }
  } finally {
    await browser.close();
  }
});

test('has targets of at least 24 by 24 pixels', async ({ page, open }) => {
  await open('/shop');
  const small = await page.evaluate(() => {
    const inline = (node: Element) => getComputedStyle(node).display === 'inline';
    return [...document.querySelectorAll('a, button, input, select, summary')]
      .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !inline(node))
      .map((node) => ({ box: node.getBoundingClientRect(), html: node.outerHTML.slice(0, 120) }))
      .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
      .map(({ html }) => html);
  });
  expect(small).toEqual([]);
});

test('stops motion if reduced motion is preferred', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/shop');
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((a) => a.playState === 'running' && Number(a.effect?.getTiming().duration) > 10)
        .length,
  );
  expect(moving).toBe(0);
});
