import { phone } from '../fixtures/devices.ts';
import { readRoutes } from '../fixtures/routes.ts';
import { expectForEverybody } from '../fixtures/screen.ts';
import { expect, test } from '../fixtures/shopper.ts';

test('has accessible screens', async ({ page, open, expectedTrouble }) => {
  test.setTimeout(900_000);
  expectedTrouble.push(/404/);
  for (const { name, path } of await readRoutes()) {
    await open(path);
    // Cards outside of the viewport would keep the colours of the first paint.
    await expectForEverybody(page, name, () => open(path));
  }
});

test('has accessible menus and sheets on a phone', async ({ page, open, t }) => {
  await page.setViewportSize(phone.viewport);
  await open('/shop');
  await page.getByRole('button', { name: t('layout.menu') }).click();
  await expect(page.getByRole('navigation', { name: t('layout.menu'), exact: true })).toBeVisible();
  await expectForEverybody(page, 'menu');
  await open('/shop?q=' + encodeURIComponent('الأحياء'));
  await page.getByText(t('catalogue.filters.show'), { exact: true }).click();
  await expectForEverybody(page, 'filters');
});
