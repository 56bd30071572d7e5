import type { ShopProduct } from '../fixtures/backend.ts';
import { availableBooks } from '../fixtures/cart.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { stopTime } from '../fixtures/time.ts';

let first: ShopProduct;

test.beforeAll(async () => {
  [first] = (await availableBooks(1)) as [ShopProduct];
});

test('shows messages below the header on a phone and at the bottom right on a desktop', async ({
  page,
  open,
  t,
  isMobile,
}) => {
  await page.clock.install();
  await open(`/product/${first.sku}`);
  // The message stays for as long as it is looked at here.
  await stopTime(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('cart.add') })
    .click();
  const message = page.locator('[data-slot=toast][data-state=open]');
  await expect(message).toHaveCount(1);
  const box = (await message.boundingBox())!;
  const screen = page.viewportSize()!;
  expect(box.width).toBeLessThanOrEqual(420);
  const header = (await page.getByRole('banner').boundingBox())!;
  if (isMobile) expect(box.y).toBeGreaterThanOrEqual(header.y + header.height);
  else {
    expect(box.y + box.height).toBeGreaterThan(screen.height - 60);
    expect(box.x + box.width).toBeGreaterThan(screen.width - 60);
  }
});
