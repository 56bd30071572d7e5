import type { Page } from '@playwright/test';
import {
  amount,
  availableBooks,
  cartOf,
  nameOf,
  storeInCart,
  storedCart,
} from '../fixtures/cart.ts';
import { at } from '../fixtures/http.ts';
import { expectForEverybody } from '../fixtures/screen.ts';
import { expect, test } from '../fixtures/shopper.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker has cached what the page needs offline. */
const prepared = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const [name] = await caches.keys();
    return name ?? '';
  });

test(
  'shows the cart, which can be changed, in place of any page without a network',
  { tag: '@core-phone' },
  async ({ page, open, context, t, language, expectedTrouble }) => {
    expectedTrouble.push(/ERR_INTERNET_DISCONNECTED/);
    const [first, second] = await availableBooks(2);
    if (!first || !second) throw new Error('The seed has too few books.');
    const [one, two] = [nameOf(first, language), nameOf(second, language)];
    await storeInCart(page, cartOf([first, 1], [second, 1]));
    await open('/cart');
    await expect(page.getByRole('link', { name: one })).toBeVisible();
    expect(await prepared(page)).toMatch(/^offline-[0-9a-f]{12}$/);

    await context.setOffline(true);
    await page.goto(at(language, `/product/${first.sku}`));
    await expect(page.getByRole('heading', { name: t('offline.title') })).toBeVisible();
    await expect(page.getByRole('link', { name: two })).toBeVisible();
    await expectForEverybody(page, 'offline');

    await page.getByRole('button', { name: t('cart.increase', { title: one }) }).click();
    await expect(page.getByRole('region', { name: t('cart.summary') })).toContainText(
      amount(first.retail_price * 2 + second.retail_price),
    );
    await page.getByRole('button', { name: t('cart.remove', { title: two }) }).click();
    await expect(
      page.getByRole('button', { name: t('cart.remove', { title: one }) }),
    ).toBeFocused();
    await expect.poll(() => storedCart(page)).toEqual([[first.product_id, 2]]);
    await expect(page.getByText(t('offline.pricesAsSeen'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: t('cart.proceed') })).toHaveCount(
      0,
    );

    await page.goto(at(language, '/checkout'));
    await expect(page.getByRole('heading', { name: t('offline.checkoutTitle') })).toBeVisible();
    await page.goto(at(language, '/shop'));
    await page.getByRole('button', { name: t('cart.remove', { title: one }) }).click();
    await expect(page.getByText(t('cart.empty.title'))).toBeVisible();
    await page.getByRole('button', { name: t('offline.retry') }).click();
    await expect(page.getByText(t('offline.stillOffline'))).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: t('offline.title') })).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${at(language, '/shop')}$`));
    await expect(page.getByRole('banner')).toBeVisible();
  },
);
