import type { Page } from '@playwright/test';
import { signedInAccount } from '../fixtures/accounts.ts';
import { readOrder } from '../fixtures/desk.ts';
import { printed } from '../fixtures/pdf.ts';
import { expectForEverybody } from '../fixtures/screen.ts';
import { moveOrder, paidOrder, paidOrders } from '../fixtures/shipment.ts';
import { expect, test } from '../fixtures/staff.ts';
import type { Translator } from '../fixtures/words.ts';

const box = (page: Page, t: Translator, number: string) =>
  page.getByRole('checkbox', { name: t('deskPacking.choose', { number }), exact: true });
const paper = (page: Page) => page.locator('[data-slot="paper"]');

test('starts the selected orders together, and shows the result of each', async ({
  page,
  open,
  t,
}) => {
  test.setTimeout(180_000);
  const many = 12;
  const [gone, ...others] = await paidOrders(many);
  await open('/desk/packing');
  const start = page.getByRole('button', { name: t('deskPacking.start'), exact: true });
  await expect(start).toHaveAttribute('aria-disabled', 'true');
  for (const { order_number } of [gone!, ...others]) {
    await box(page, t, order_number).focus();
    await page.keyboard.press('Space');
  }
  await expect(page.getByRole('main')).toContainText(t('deskPacking.chosen', { count: many }));
  // A colleague has already started one of them.
  await moveOrder(gone!.order_id, 'cancelled', 'تلف');
  await start.click();
  const verdicts = page.getByRole('region', { name: t('deskPacking.verdicts.title') });
  const rows = verdicts.getByRole('listitem');
  await expect(rows).toHaveCount(many);
  const status = t('orderStatus.cancelled');
  await expect(rows.first()).toHaveText(
    `${gone!.order_number}${t('deskPacking.verdicts.wrong_status', { status })}`,
  );
  await expect(rows.filter({ hasText: t('deskPacking.verdicts.started') })).toHaveCount(
    others.length,
  );
  for (const { order_id, order_number } of others) {
    await expect(box(page, t, order_number)).toHaveCount(0);
    expect(await readOrder(order_id)).toMatchObject({ status: 'preparing' });
  }
  await expectForEverybody(page, 'desk-packing-verdicts');

  await verdicts.getByRole('link', { name: t('deskPacking.labels') }).click();
  await expect(paper(page)).toHaveCount(others.length);
  for (const { order_number } of others)
    await expect(paper(page).filter({ hasText: order_number })).toHaveCount(1);
});

test('selects all orders with the first box, and a range with the shift key', async ({
  page,
  open,
  t,
}) => {
  test.setTimeout(180_000);
  const orders = await paidOrders(3);
  await open('/desk/packing');
  const boxes = page.locator('input[name="o"]');
  const all = page.getByRole('checkbox', { name: t('deskPacking.all') });
  await all.check();
  const count = await boxes.count();
  expect(count).toBeGreaterThanOrEqual(orders.length);
  expect(await boxes.evaluateAll((every) => every.every((one) => one.matches(':checked')))).toBe(
    true,
  );
  await boxes.first().uncheck();
  expect(await all.evaluate((one: HTMLInputElement) => one.indeterminate)).toBe(true);
  await all.check();
  await all.uncheck();
  await boxes.first().check();
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  await expect(page.getByRole('main')).toContainText(t('deskPacking.chosen', { count: 3 }));
});

test('prints pick list, slips and labels of the selected orders on separate sheets', async ({
  page,
  open,
  t,
}) => {
  test.setTimeout(240_000);
  const { session } = await signedInAccount();
  const orders = [await paidOrder(session), await paidOrder(session)];
  await open('/desk/packing');
  for (const { order_number } of orders) await box(page, t, order_number).check();
  await page.getByRole('button', { name: t('deskPacking.pick') }).click();
  // Both orders are of the same book.
  const rows = paper(page).locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('2');
  await expectForEverybody(page, 'desk-print-pick');
  expect((await printed(page)).sheets).toEqual(['210 × 297']);

  await page.getByRole('link', { name: t('deskPrint.slips') }).click();
  await expect(paper(page)).toHaveCount(2);
  const slip = paper(page).first();
  for (const words of ['12 شارع النيل، الدور 3', 'منى السيد أحمد', '01012345678'])
    await expect(slip).toContainText(words);
  await expect(slip).toContainText(orders[0]!.order_number);
  await expect(slip).not.toContainText('@');
  await expectForEverybody(page, 'desk-print-slips');
  expect((await printed(page)).sheets).toEqual(['210 × 297', '210 × 297']);

  await page.getByRole('link', { name: t('deskPrint.labels') }).click();
  await expect(paper(page).first()).toContainText(t('deskPrint.collectNothing'));
  await expectForEverybody(page, 'desk-print-labels');
  expect((await printed(page)).sheets).toEqual(['105 × 148', '105 × 148']);
  // Only the documents are printed, black on white, even in the dark scheme.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(paper(page).first()).toHaveCSS('color', 'rgb(0, 0, 0)');

  await moveOrder(orders[0]!.order_id, 'cancelled', 'تلف');
  await page.emulateMedia({ media: 'screen' });
  await page.reload();
  await expect(page.getByRole('main')).toContainText(t('deskPrint.missing', { count: 1 }));
  await expect(paper(page)).toHaveCount(1);
});
