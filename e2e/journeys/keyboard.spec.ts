import type { Page } from '@playwright/test';
import { readListing } from '../fixtures/backend.ts';
import { bookCard } from '../fixtures/cards.ts';
import { expect, test } from '../fixtures/shopper.ts';

/** Whether the focused element shows its focus and nothing lies over its middle. */
function focusIsVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return false;
    const style = getComputedStyle(focused);
    const box = focused.getBoundingClientRect();
    const shown = style.outlineStyle !== 'none' || style.boxShadow !== 'none';
    const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return shown && over !== null && (focused.contains(over) || over.contains(focused));
  });
}

test('the first key leads past the header to the books', async ({ page, open, t }) => {
  await open('/shop');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: t('layout.skipLink') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('every stop of the keyboard on a product page is visible', async ({ page, open }) => {
  await open(`/product/${(await readListing()).products[0]!.sku}`);
  const hidden: string[] = [];
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 140) ?? '');
    if (name.startsWith('<body')) break;
    // The page scrolls smoothly to what has the focus.
    const isVisible = await expect
      .poll(() => focusIsVisible(page), { timeout: 2_000 })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
    if (!isVisible) hidden.push(name);
  }
  expect(hidden).toEqual([]);
});

test('a shopper without a mouse searches, opens a book and returns', async ({ page, open, t }) => {
  await open('/shop');
  const box = page.getByRole('main').getByRole('searchbox', { name: t('catalogue.searchLabel') });
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
});

test('the menu of the phone opens, closes with Escape, and gives the focus back', async ({
  page,
  open,
  t,
  isMobile,
}) => {
  test.skip(!isMobile, 'Only a phone has the menu.');
  await open('/shop');
  const menu = page.getByRole('button', { name: t('layout.menu') });
  await menu.focus();
  await page.keyboard.press('Enter');
  const shopLink = page
    .locator('#site-menu')
    .getByRole('link', { name: t('layout.shop'), exact: true });
  await expect(shopLink).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shopLink).toBeHidden();
  await expect(menu).toBeFocused();
});
