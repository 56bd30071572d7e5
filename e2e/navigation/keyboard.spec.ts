import type { Page } from '@playwright/test';
import { readListing } from '../fixtures/backend.ts';
import { bookCard } from '../fixtures/cards.ts';
import { expect, test } from '../fixtures/shopper.ts';

test(
  'searches, opens a book and returns by keyboard',
  { tag: ['@core-desktop', '@ar-desktop'] },
  async ({ page, open, t }) => {
    await open('/shop');
    const box = page.getByRole('main').getByRole('combobox', { name: t('catalogue.searchLabel') });
    await box.focus();
    await page.keyboard.type('فيزياء');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=/);
    const card = page.locator(`${bookCard} h3 a`).first();
    await card.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/q=/);
  },
);

/** Whether the focused element has a visible outline and nothing covers its centre. */
function focusIsVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return false;
    const box = focused.getBoundingClientRect();
    // A card's link shows its focus around the card.
    const shown = [null, '::after'].some((part) => {
      const { outlineStyle, boxShadow } = getComputedStyle(focused, part);
      return outlineStyle !== 'none' || boxShadow !== 'none';
    });
    const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return shown && over !== null && (focused.contains(over) || over.contains(focused));
  });
}

test('skips the header with the first key', async ({ page, open, t }) => {
  await open('/shop');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: t('layout.skipLink') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('shows the focus at every stop of the keyboard on a product page', async ({ page, open }) => {
  await open(`/product/${(await readListing()).products[0]!.sku}`);
  const hidden: string[] = [];
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 140) ?? '');
    if (name.startsWith('<body')) break;
    const isVisible = await expect
      .poll(() => focusIsVisible(page))
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
    if (!isVisible) hidden.push(name);
  }
  expect(hidden).toEqual([]);
});

test(
  'opens the menu on a phone, closes it with Escape, and returns the focus',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    await open('/shop');
    const menu = page.getByRole('button', { name: t('layout.menu') });
    await menu.focus();
    await page.keyboard.press('Enter');
    const shopLink = page
      .getByRole('navigation', { name: t('layout.menu'), exact: true })
      .getByRole('link', { name: t('layout.shop'), exact: true });
    await expect(shopLink).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shopLink).toBeHidden();
    await expect(menu).toBeFocused();
  },
);
