import type { Page } from '@playwright/test';
import { readListing } from '../fixtures/backend.ts';
import { expect, test } from '../fixtures/shopper.ts';

/** Whether the focused element shows its focus and nothing lies over its middle. */
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
