import { randomUUID } from 'node:crypto';
import { expectForEverybody } from '../fixtures/screen.ts';
import { expect, test } from '../fixtures/staff.ts';

test('lists a search without results at the desk, and removes it', async ({ page, open, t }) => {
  // Letters only, because searches with numbers are not stored.
  const word = `zqx${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const reported = page.waitForResponse((response) =>
    response.url().includes('report_search_miss'),
  );
  await open(`/shop?q=${word}`);
  expect((await reported).ok()).toBe(true);
  await open('/desk/products');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: t('deskProducts.searches') }).click();
  const remove = main.getByRole('button', { name: t('deskSearches.removeNamed', { query: word }) });
  await expect(remove).toBeEnabled();
  await expectForEverybody(page, 'desk-searches');
  await remove.click();
  await expect(remove).toHaveCount(0);
  await open('/desk/log');
  await expect(main).toContainText(t('deskLog.actions.clear_searches'));
});
