import { test } from '../fixtures/shopper.ts';
import { availableBooks, cartOf, storeInCart } from '../fixtures/cart.ts';

test.use({ serviceWorkers: 'allow' });
test('look', async ({ page, open, context, expectedTrouble, t }, { project }) => {
  test.setTimeout(120_000);
  expectedTrouble.push(/./);
  const shot = (name: string, fullPage = true) =>
    page.screenshot({ path: `/tmp/wtD-shots/${project.name}-${name}.png`, fullPage });
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    for (const path of ['about', 'contact', 'help']) {
      await open(`/${path}`);
      await shot(`${path}-${scheme}`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open('/contact');
  await page.getByRole('button', { name: t('contact.form.submit') }).click();
  await shot('contact-faults');
  await open('/shop');
  await page.getByRole('button', { name: t('chat.open') }).click();
  await page.waitForTimeout(2500);
  await shot('chat', false);
  const books = await availableBooks(3);
  await storeInCart(page, cartOf([books[0]!, 2], [books[1]!, 1], [books[2]!, 1]));
  await open('/cart');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => 1));
  await page.waitForTimeout(500);
  await context.setOffline(true);
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await open('/shop');
    await page.waitForTimeout(300);
    await shot(`offline-${scheme}`);
  }
  await open('/checkout');
  await shot('offline-checkout', false);
});
