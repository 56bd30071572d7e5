import { sidewaysBy, violations } from '../fixtures/screen.ts';
import { field } from '../fixtures/entrance.ts';
import { expect, test } from '../fixtures/signed-in.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the profile is for everybody (${colorScheme})`, async ({ page, open, t, email }, {
    project,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open('/profile');
    await expect(field(page, t('account.fields.email'))).toHaveValue(email);
    expect(await violations(page)).toEqual([]);
    await page.screenshot({
      path: `test-results/screens/${project.name}-${colorScheme}-profile.jpg`,
      type: 'jpeg',
      quality: 70,
    });
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysBy(page)).toBeLessThanOrEqual(0);
  });

  test(`forms with every fault are for everybody (${colorScheme})`, async ({ page, open }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of ['/login', '/signup']) {
      await open(path);
      await page.locator('main button[type="submit"]').click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
      expect.soft(await violations(page), path).toEqual([]);
    }
  });
}

test('a form at the door is filled in and sent without a mouse', async ({ page, open, t }) => {
  await open('/signup');
  const name = field(page, t('auth.fields.fullName'));
  await name.focus();
  for (const typed of ['Mona El Sayed', 'mona', '0101234']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await expect(field(page, t('auth.fields.password'))).toBeFocused();
  await page.keyboard.type('tr7kks');
  await page.keyboard.press('Enter');
  const email = field(page, t('auth.fields.email'));
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(t('auth.faults.emailInvalid'));
});
