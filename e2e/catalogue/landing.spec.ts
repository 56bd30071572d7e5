import { bookCard } from '../fixtures/cards.ts';
import { phone } from '../fixtures/devices.ts';
import { useShopFont } from '../fixtures/shop-font.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { searchBox } from '../fixtures/typing.ts';

test.beforeEach(({ page }) => page.setViewportSize(phone.viewport));

test('shows a price on the first screen of a subject and a category on a phone', async ({
  page,
  open,
}) => {
  for (const path of ['/subjects/physics', '/categories/workbooks']) {
    await open(path);
    await useShopFont(page);
    await expect(
      page
        .locator(bookCard)
        .first()
        .getByText(/EGP|جنيه/),
    ).toBeInViewport({
      ratio: 1,
    });
  }
});

test('fits the text of the first screen on a phone', async ({ page, open, t }) => {
  await open('/shop');
  await useShopFont(page);
  const chooser = page.getByRole('form', { name: t('catalogue.chooser.label') });
  const buttons = chooser.getByRole('button').or(chooser.getByRole('link'));
  const tops = await buttons.evaluateAll((buttons) =>
    buttons.map((button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      return [button.getBoundingClientRect().top, range.getClientRects().length];
    }),
  );
  expect(new Set(tops.map(([top]) => top)).size).toBe(1);
  for (const [, lines] of tops) expect(lines).toBe(1);
  // The width of the placeholder in its own font.
  const overflow = await searchBox(page, t).evaluate((field: HTMLInputElement) => {
    const { font } = getComputedStyle(field, '::placeholder');
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
    const context = document.createElement('canvas').getContext('2d')!;
    context.font = font;
    const room = field.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
    return context.measureText(field.placeholder).width - room;
  });
  expect(overflow).toBeLessThanOrEqual(0);
});
