import type { Page } from '@playwright/test';
import { readRoutes } from '../fixtures/routes.ts';
import { contrastViolations, sidewaysBy, violations } from '../fixtures/screen.ts';
import { expect, test } from '../fixtures/shopper.ts';

const picture = (page: Page, project: string, name: string) =>
  page.screenshot({
    path: `test-results/screens/${project}-${name}.jpg`,
    type: 'jpeg',
    quality: 70,
    fullPage: name.includes('product'),
  });

test('every screen pleases axe, in the dark too, and fits 320 pixels', async ({
  page,
  open,
  expectedTrouble,
}, { project }) => {
  test.setTimeout(900_000);
  expectedTrouble.push(/404/);
  const viewport = page.viewportSize() ?? { width: 360, height: 740 };
  for (const { name, path } of await readRoutes()) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(path);
    const light = await violations(page);
    expect.soft(light, name).toEqual([]);
    await picture(page, project.name, `light-${name}`);

    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    // Cards out of sight would keep the colours in which they were first drawn.
    await open(path);
    // Nothing but the colours is different.
    const dark = await contrastViolations(page);
    expect.soft(dark, `${name} in the dark`).toEqual([]);
    await picture(page, project.name, `dark-${name}`);

    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await sidewaysBy(page), `${name} at 320 pixels`).toBeLessThanOrEqual(0);
  }
});
