import { signedInAccount } from '../fixtures/accounts.ts';
import { at } from '../fixtures/http.ts';
import { paidOrder } from '../fixtures/shipment.ts';
import { expect, test } from '../fixtures/staff.ts';
import { words } from '../fixtures/words.ts';

for (const language of ['ar', 'en'] as const) {
  const t = words(language);

  test(
    `reads and filters the desk without scripts (${language})`,
    { tag: '@no-script' },
    async ({ page }) => {
      const { session } = await signedInAccount();
      const order = await paidOrder(session);
      await page.goto(at(language, '/desk'));
      const navigation = page.getByRole('navigation', { name: t('desk.navigation') });
      await navigation.getByRole('link', { name: t('desk.sections.orders'), exact: true }).click();
      await page.getByRole('searchbox').fill(order.order_number);
      await page.getByRole('button', { name: t('desk.find') }).click();
      await expect(page).toHaveURL(/\?q=/);
      await page.getByRole('link', { name: order.order_number }).click();
      const main = page.getByRole('main');
      await expect(main).toContainText('12 شارع النيل');
      await expect(main).toContainText(t('orderStatus.processing'));
      // Playwright ignores text within `noscript`.
      const note = main.locator('noscript p');
      await expect(note).toBeVisible();
      expect(await note.innerText()).toContain(t('desk.needsScripts'));
      // There is no control without an effect.
      await expect(main.getByRole('button')).toHaveCount(0);
    },
  );
}
