import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shopper.ts';
import { readRoutes } from '../fixtures/routes.ts';

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.map(
    ({ id, impact, nodes }) =>
      `${impact ?? ''} ${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any screen (${colorScheme})`, async ({
    page,
    open,
    expectedTrouble,
  }) => {
    test.setTimeout(120_000);
    expectedTrouble.push(/404/);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const { name, path } of await readRoutes()) {
      await open(path);
      expect.soft(await violations(page), name).toEqual([]);
    }
  });
}

test('nothing scrolls sideways at 320 pixels, even with text at 200 %', async ({
  page,
  open,
  expectedTrouble,
}) => {
  test.setTimeout(90_000);
  expectedTrouble.push(/404/);
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  for (const { name, path } of await readRoutes()) {
    await open(path);
    expect.soft(await overflow(), name).toBeLessThanOrEqual(0);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect.soft(await overflow(), `${name} with large text`).toBeLessThanOrEqual(0);
  }
});

test('targets are at least 24 pixels in both directions', async ({ page, open }) => {
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

test('motion stops when it is not wanted', async ({ page, open }) => {
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
