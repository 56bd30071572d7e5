import { readRoutes } from '../fixtures/routes.ts';
import { expectForEverybody } from '../fixtures/screen.ts';
import { test } from '../fixtures/shopper.ts';

test('every screen is for everybody', async ({ page, open, expectedTrouble }) => {
  test.setTimeout(900_000);
  expectedTrouble.push(/404/);
  for (const { name, path } of await readRoutes()) {
    await open(path);
    // Cards out of sight would keep the colours in which they were first drawn.
    await expectForEverybody(page, name, () => open(path));
  }
});
