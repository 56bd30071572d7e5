import type { Page } from '@playwright/test';
import type { ShopProduct } from '../fixtures/backend.ts';
import {
  amount,
  availableBooks,
  countQuestions,
  nameOf,
  storeTwoOfEach,
} from '../fixtures/cart.ts';
import { at } from '../fixtures/http.ts';
import { announcements } from '../fixtures/live-regions.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { painted, stopTime } from '../fixtures/time.ts';

let books: ShopProduct[];

test.beforeAll(async () => {
  books = await availableBooks(5);
});

const drawer = (page: Page) => page.getByRole('dialog');
const fill = (page: Page, count = 3) => storeTwoOfEach(page, books.slice(0, count));

test(
  'opens at the inline end, with the lines, the total and links',
  { tag: ['@core-desktop', '@ar-desktop'] },
  async ({ page, open, t, language }) => {
    await fill(page);
    await open('/shop');
    const questions = countQuestions(page);
    await page.getByRole('button', { name: t('cart.count', { count: 6 }) }).click();
    await expect(drawer(page)).toBeVisible();
    await expect(drawer(page)).toHaveAccessibleName(`${t('cart.title')} (6)`);
    await expect(drawer(page).getByRole('listitem')).toHaveCount(3);
    const total = books.slice(0, 3).reduce((sum, book) => sum + 2 * book.retail_price, 0);
    await expect(drawer(page)).toContainText(amount(total));
    expect(questions).toHaveLength(1);
    const edge = async () => {
      const box = (await drawer(page).boundingBox())!;
      return language === 'ar' ? box.x : Math.round(box.x + box.width);
    };
    await expect.poll(edge).toBe(language === 'ar' ? 0 : page.viewportSize()!.width);
    await expect(drawer(page).locator('[data-slot=sheet-footer]').getByRole('link')).toHaveText([
      t('cart.goToCart'),
      t('cart.proceed'),
    ]);
    await expect(drawer(page).getByRole('link', { name: t('cart.proceed') })).toHaveAttribute(
      'href',
      at(language, '/checkout'),
    );
    await drawer(page)
      .getByRole('link', { name: t('cart.goToCart') })
      .click();
    await expect(page).toHaveURL(new RegExp(`${at(language, '/cart')}$`));
    await expect(drawer(page)).toHaveCount(0);
    await expect(page.getByRole('main').locator('[data-slot=cart-line]')).toHaveCount(3);
  },
);

test(
  'moves the focus into the drawer, keeps it there, and returns it',
  { tag: '@core-desktop' },
  async ({ page, open, t }) => {
    await fill(page, 1);
    await open('/shop');
    const trigger = page.getByRole('button', { name: t('cart.count', { count: 2 }) });
    for (const key of ['Enter', ' ']) {
      await trigger.focus();
      await page.keyboard.press(key);
      await expect(drawer(page).getByRole('button', { name: t('cart.close') })).toBeFocused();
      await expect(drawer(page).getByRole('listitem')).toHaveCount(1);
      for (let stop = 0; stop < 12; stop += 1) {
        await page.keyboard.press('Tab');
        expect(
          await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null),
        ).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toHaveCount(0);
      await expect(trigger).toBeFocused();
    }
  },
);

test(
  'closes with its button or a tap next to it, and does not scroll the page behind it',
  { tag: '@core-desktop' },
  async ({ page, open, t, language, isMobile }) => {
    await open('/shop');
    const trigger = page.getByRole('button', { name: t('cart.count', { count: 0 }) });
    await trigger.click();
    await expect(drawer(page)).toBeVisible();
    await page.mouse.move(language === 'ar' ? 100 : 1_100, 400);
    if (!isMobile) {
      const turned = await page.evaluateHandle(() => ({
        wheel: new Promise((resolve) => addEventListener('wheel', () => resolve(true))),
      }));
      await page.mouse.wheel(0, 600);
      await turned.evaluate(({ wheel }) => wheel);
    }
    await painted(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await drawer(page)
      .getByRole('button', { name: t('cart.close') })
      .click();
    await expect(drawer(page)).toHaveCount(0);
    if (isMobile) return;
    await trigger.click();
    await expect(drawer(page)).toBeVisible();
    await page.mouse.click(200, 400);
    await expect(drawer(page)).toHaveCount(0);
  },
);

test('links the shop from an empty drawer', { tag: '@core-desktop' }, async ({ page, open, t }) => {
  await open('/about');
  await page.getByRole('button', { name: t('cart.count', { count: 0 }) }).click();
  await expect(drawer(page)).toContainText(t('cart.empty.title'));
  await drawer(page)
    .getByRole('button', { name: t('cart.continueShopping') })
    .click();
  await expect(drawer(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/about$/);
});

test(
  'keeps the focus inside the drawer when the last line is removed',
  { tag: '@core-desktop' },
  async ({ page, open, t, language }) => {
    await fill(page, 1);
    await open('/shop');
    await page.getByRole('button', { name: t('cart.count', { count: 2 }) }).click();
    const title = nameOf(books[0]!, language);
    await drawer(page)
      .getByRole('button', { name: t('cart.remove', { title }) })
      .click();
    await expect(
      drawer(page).getByRole('button', { name: t('cart.continueShopping') }),
    ).toBeFocused();
    await expect(announcements(page)).toContainText(t('cart.removed', { title }));
  },
);

test(
  'restores a removed line from a message that covers no link',
  { tag: '@core-desktop' },
  async ({ page, open, t, language }) => {
    await page.clock.install();
    await fill(page);
    await open('/shop');
    await page.getByRole('button', { name: t('cart.count', { count: 6 }) }).click();
    const title = nameOf(books[1]!, language);
    await expect(drawer(page).getByRole('listitem')).toHaveCount(3);
    // Stops the toast from disappearing during the test.
    await stopTime(page);
    await drawer(page)
      .getByRole('button', { name: t('cart.remove', { title }) })
      .click();
    await expect(drawer(page).getByRole('listitem')).toHaveCount(2);
    const toast = page.locator('[data-slot=toast][data-state=open]');
    await toast.hover();
    const message = (await toast.boundingBox())!;
    for (const part of ['[data-slot=sheet-header]', '[data-slot=sheet-footer]']) {
      const box = (await drawer(page).locator(part).boundingBox())!;
      const isNextToDrawer = message.x >= box.x + box.width || message.x + message.width <= box.x;
      const isAboveOrBelow = message.y >= box.y + box.height || message.y + message.height <= box.y;
      expect(isNextToDrawer || isAboveOrBelow, part).toBe(true);
    }
    await toast.getByRole('button', { name: t('cart.undo') }).click();
    await page.clock.resume();
    await expect(drawer(page).getByRole('listitem')).toHaveCount(3);
    await expect(drawer(page).getByRole('listitem').nth(1)).toContainText(title);
    await expect(
      drawer(page).getByRole('button', { name: t('cart.remove', { title }) }),
    ).toBeFocused();
  },
);

test(
  'opens the cart page if the script of the drawer does not load',
  { tag: '@core-desktop' },
  async ({ page, open, t, expectedTrouble }) => {
    expectedTrouble.push(/ERR_FAILED/, /chunk/i);
    await open('/shop');
    await page.waitForLoadState('networkidle');
    await page.route(/_next\/static\/chunks/, (route) => route.abort());
    const trigger = page.getByRole('button', { name: t('cart.count', { count: 0 }) });
    await trigger.click();
    await expect(page).toHaveURL(/\/cart$/);
  },
);
