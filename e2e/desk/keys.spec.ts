import { deskSearch } from '../fixtures/desk.ts';
import { expectForEverybody } from '../fixtures/screen.ts';
import { expect, test } from '../fixtures/staff.ts';

// In both languages on a desktop: phones have no keyboard and no list of shortcuts.
test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

test('has keyboard shortcuts that can be switched off', async ({ page, open, t }) => {
  await open('/desk');
  // The shortcuts work once the page's scripts run.
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('2');
    await expect(page).toHaveURL(/\/desk\/orders$/, { timeout: 5_000 });
  }).toPass();
  await page.keyboard.press('Shift+Slash');
  const dialog = page.getByRole('dialog', { name: t('desk.shortcuts.title') });
  await expect(dialog).toBeVisible();
  await expectForEverybody(page, 'desk-shortcuts');
  await dialog.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('/');
  await page.keyboard.press('Shift+Slash');
  await expect(deskSearch(page)).not.toBeFocused();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: t('desk.shortcuts.title') }).click();
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();
});
