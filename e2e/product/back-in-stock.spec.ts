import { randomUUID } from 'node:crypto';
import { readProduct, readRows } from '../fixtures/backend.ts';
import { expectForEverybody } from '../fixtures/screen.ts';
import { expect, test } from '../fixtures/shopper.ts';

test(
  'requests and stops a mail about a book that is out of stock',
  { tag: '@core-desktop' },
  async ({ page, open, language, t, expectedTrouble }) => {
    expectedTrouble.push(/422/);
    const book = await readProduct('select=*&available=is.false');
    const email = `${language}-${randomUUID().slice(0, 8)}@example.eg`;
    const requests = () =>
      readRows<{ state: string; token: string; locale: string }>(
        `back_in_stock_requests?select=state,token,locale&email=eq.${email}`,
      );
    await open(`/product/${book.sku}`);
    const field = page.getByRole('textbox', { name: t('backInStock.email') });
    await field.fill('nobody@nowhere');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(t('backInStock.results.invalid_email.text'));
    await expect(field).toBeFocused();
    await expectForEverybody(page, 'product-sold-out-fault');
    for (let time = 0; time < 2; time += 1) {
      await field.fill(email);
      await page.getByRole('button', { name: t('backInStock.submit'), exact: true }).click();
      const confirmation = page.getByRole('group', { name: t('backInStock.results.noted.title') });
      await expect(confirmation).toBeInViewport();
      await expect(confirmation).toBeFocused();
      await expect(field).toHaveCount(0);
      if (time === 0) await page.reload();
    }
    expect(await requests()).toMatchObject([{ state: 'waiting', locale: language }]);

    const [noted] = await requests();
    await open(`/back-in-stock/stop?token=${noted?.token ?? ''}`);
    await expectForEverybody(page, 'back-in-stock-stop-asked');
    expect(await requests()).toMatchObject([{ state: 'waiting' }]);
    await page.getByRole('button', { name: t('backInStock.stop.action') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('backInStock.results.stopped.title'),
    );
    expect(await requests()).toMatchObject([{ state: 'stopped' }]);
  },
);
