import type { Page } from '@playwright/test';
import { formReady, openCheckout, payButton, places } from '../fixtures/checkout.ts';
import { field } from '../fixtures/entrance.ts';
import { at, languages } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/signed-in.ts';
import { words } from '../fixtures/words.ts';

/** Delays the page's scripts from now on; the returned function sends them. */
async function delayScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/_next\/static\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('shows the form before the scripts run, and restores a draft without overwriting what was typed', async ({
  page,
  t,
  language,
}) => {
  const named = (name: string) => field(page, t(`checkout.fields.${name}`));
  await openCheckout(page, language, [1]);
  await named('lastName').fill('عبد الرحمن');
  await named('address').fill('12 شارع النيل');
  const runScripts = await delayScripts(page);
  await page.goto(at(language, '/checkout'), { waitUntil: 'commit' });
  await expect(named('firstName')).toHaveValue('منى');
  await expect(places(page, t, 'country')).not.toHaveValue('');
  // What works only with scripts waits for them.
  const choices = [places(page, t, 'city'), page.getByRole('radio').first(), payButton(page)];
  for (const choice of choices) await expect(choice).toBeDisabled();
  await named('address').fill('7 شارع الهرم');
  runScripts();
  for (const choice of choices) await expect(choice).toBeEnabled();
  await expect(named('lastName')).toHaveValue('عبد الرحمن');
  await formReady(page, t);
  await expect(named('address')).toHaveValue('7 شارع الهرم');
});

test('shows that nothing is in the cart before the scripts run', async ({ page, t, language }) => {
  const runScripts = await delayScripts(page);
  await page.goto(at(language, '/checkout'), { waitUntil: 'commit' });
  const title = page.getByRole('heading', { name: t('checkout.dialogs.empty.title') });
  await expect(title).toBeVisible();
  await expect(payButton(page)).toBeHidden();
  runScripts();
  await expect(payButton(page)).toHaveCount(0);
  await expect(title).toBeVisible();
});

for (const language of languages) {
  test(
    `says that the form needs scripts, and does not show it without them (${language})`,
    { tag: '@no-script' },
    async ({ page, expectedTrouble }) => {
      const t = words(language);
      // Without scripts, browsers load hidden frames at once. This page's policy blocks the chat.
      expectedTrouble.push(/Framing '[^']*\/chat' violates/);
      await page.goto(at(language, '/checkout'));
      await expect(page.getByRole('main').locator('noscript p')).toBeVisible();
      await expect(field(page, t('checkout.fields.firstName'))).toBeHidden();
      await expect(page.getByRole('status').filter({ visible: true })).toHaveCount(0);
    },
  );
}
