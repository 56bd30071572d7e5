import { expectForEverybody } from '../fixtures/screen.ts';
import { placedOrder } from '../fixtures/shipment.ts';
import { signedInAccount } from '../fixtures/accounts.ts';
import { alert, track } from '../fixtures/track.ts';
import { expect, test } from '../fixtures/shopper.ts';

test('gives the same response for a wrong phone number and an unknown order, and limits attempts', async ({
  page,
  open,
  t,
}) => {
  const order = await placedOrder((await signedInAccount()).session);
  await open('/track');
  await track(page, t, order.order_number, '01012345679');
  await expect(alert(page)).toContainText(t('track.failures.unknown.title'));
  const wrongPhone = await alert(page).innerHTML();
  await expectForEverybody(page, 'track-unknown');
  await track(page, t, 'ZD-0000-0000', '01012345678');
  await expect(alert(page)).toContainText(t('track.failures.unknown.title'));
  expect(await alert(page).innerHTML()).toBe(wrongPhone);

  for (let guess = 0; guess < 9; guess += 1) {
    await track(page, t, order.order_number, `0101234560${guess}`);
    await expect(page.getByRole('main').locator('[aria-busy="false"]')).toBeAttached();
    await expect(alert(page)).toBeVisible();
  }
  await track(page, t, order.order_number, '01012345678');
  await expect(alert(page)).toContainText(t('track.failures.limited.title'));
});
