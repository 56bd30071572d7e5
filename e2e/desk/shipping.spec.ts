import { readOrder } from '../fixtures/desk.ts';
import { expectForEverybody } from '../fixtures/screen.ts';
import { moveOrder, paidOrders } from '../fixtures/shipment.ts';
import { expect, test } from '../fixtures/staff.ts';
import { check, parcel, rows, shipmentsOf, upload } from '../fixtures/tracking-lists.ts';

test('checks a pasted list first, and ships only valid lines', async ({ page, open, t }) => {
  test.setTimeout(180_000);
  const [good, rounded, cancelled] = await paidOrders(3);
  await moveOrder(cancelled!.order_id, 'cancelled', 'تلف');
  const number = parcel();
  const list = [
    'رقم الطلب\tرقم الشحنة',
    `${good!.order_number.toLowerCase()} \t ${number}`,
    `${rounded!.order_number}\t٦٫٠E+١١`,
    `${cancelled!.order_number}\t${parcel()}`,
    `ZD-0000-0000\t${parcel()}`,
    `\t${parcel()}`,
  ].join('\r\n');
  await open('/desk/shipping');
  await page.getByRole('textbox').fill(list);
  await page.getByRole('combobox').selectOption('jt-express');
  await check(page, t);
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  const word = (verdict: string) =>
    t(`deskShipping.verdicts.${verdict}`, { status: t('orderStatus.cancelled') });
  const verdicts = ['rounded_by_spreadsheet', 'wrong_status', 'unknown_order', 'order_missing'];
  for (const [at, verdict] of [...verdicts, 'ok'].entries())
    await expect(rows(page).nth(at)).toContainText(word(verdict));
  await expect(page.getByRole('main')).toContainText(t('deskShipping.wrong', { count: 4 }));
  // Nothing is saved yet.
  expect(await readOrder(good!.order_id)).toMatchObject({ status: 'processing' });
  await expectForEverybody(page, 'desk-shipping-checked');
  await page.getByRole('button', { name: t('deskShipping.ship', { count: 1 }) }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(t('deskShipping.takenTitle'));
  await expect(rows(page).filter({ hasText: number })).toContainText(word('taken'));
  expect(await readOrder(good!.order_id)).toMatchObject({ status: 'shipped' });
  expect(await readOrder(rounded!.order_id)).toMatchObject({ status: 'processing' });
  expect(await shipmentsOf([good!.order_id])).toMatchObject([{ number }]);
});

test('explains why a text is not a list, and keeps it', async ({ page, open, t }) => {
  await open('/desk/shipping');
  const said = (fault: string, values: Record<string, string> = {}) =>
    expect(page.getByRole('main')).toContainText(t(`deskShipping.faults.${fault}`, values));
  await check(page, t);
  await said('empty');
  const text = 'منى,01012345678';
  await page.getByRole('textbox').fill(text);
  await check(page, t);
  await said('columns_unknown');
  await expect(page.getByRole('textbox')).toHaveValue(text);
  await upload(page, t, Buffer.from([0x50, 0x4b, 0x03, 0x04, 0]));
  await check(page, t);
  await said('not_text');
  await upload(page, t, 'ZD-0000-0000,UEG1\n'.repeat(501));
  await check(page, t);
  await said('too_many_rows', { most: '500' });
  await expectForEverybody(page, 'desk-shipping-refused');
});
