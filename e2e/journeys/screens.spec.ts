import { readRoutes } from '../fixtures/routes.ts';
import { test } from '../fixtures/shopper.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`pictures of every screen (${colorScheme})`, async ({ page, open, expectedTrouble }, {
    project,
  }) => {
    test.setTimeout(120_000);
    expectedTrouble.push(/404/);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const { name, path } of await readRoutes()) {
      await open(path);
      const file = `test-results/screens/${project.name}-${colorScheme}-${name}.jpg`;
      await page.screenshot({
        path: file,
        type: 'jpeg',
        quality: 70,
        fullPage: name.startsWith('product'),
      });
    }
  });
}
