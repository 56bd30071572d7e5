import type { Page } from '@playwright/test';
import { signedInAccount } from '../fixtures/accounts.ts';
import { field } from '../fixtures/entrance.ts';
import { at } from '../fixtures/http.ts';
import { expectForEverybody } from '../fixtures/screen.ts';
import {
  addShipment,
  moveOrder,
  paidOrder,
  placedOrder,
  shipments,
  shippedOrder,
} from '../fixtures/shipment.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { alert, track } from '../fixtures/track.ts';

const steps = (page: Page) => page.getByRole('main').getByRole('listitem');

test(
  'shows the steps of an order for its number and a phone number',
  { tag: ['@core-phone', '@ar-desktop'] },
  async ({ page, open, t }) => {
    const { session } = await signedInAccount();
    const order = await shippedOrder(session, 'jt-express', shipments.jt.transit);
    await addShipment(order.order_id, 'aramex', shipments.aramex.created);

    await open('/help');
    await page.getByText(t('help.questions.track-order.question')).click();
    await page
      .getByRole('group')
      .filter({ hasText: t('help.questions.track-order.question') })
      .getByRole('link')
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('track.title'));
    await expectForEverybody(page, 'track-empty');

    // Input is validated before anything is requested.
    await page.getByRole('button', { name: t('track.form.submit') }).click();
    await expect(page.getByText(t('track.faults.phoneMissing'))).toBeVisible();
    await expect(field(page, t('track.form.orderNumber'))).toBeFocused();
    await track(page, t, '7K3M', '12');
    await expect(page.getByText(t('track.faults.orderNumberInvalid'))).toBeVisible();
    await expect(page.getByText(t('track.faults.phoneInvalid'))).toBeVisible();
    await expectForEverybody(page, 'track-faults');

    // Digits of either script, letters in either case.
    const arabic = order.order_number.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    await track(page, t, arabic.toLowerCase(), '٠١٠١٢٣٤٥٦٧٨');
    const heading = page.getByRole('heading', { level: 2, name: order.order_number });
    await expect(heading).toBeFocused();
    await expect(page.getByText(t('orderProgress.meanings.shipped'))).toBeVisible();
    await expect(steps(page)).toContainText([
      t('orderProgress.steps.pending'),
      t('orderProgress.steps.processing'),
      t('orderProgress.steps.shipped'),
      t('orderProgress.steps.delivered'),
    ]);
    await expect(page.locator('[aria-current="step"]')).toContainText(
      t('orderProgress.steps.shipped'),
    );
    const main = page.getByRole('main');
    await expect(main).toContainText('J&T Express');
    await expect(main).toContainText('Aramex');
    // Neither the customer nor a link to the order is shown.
    await expect(main).not.toContainText(/منى|شارع النيل|@example|SIMJT|9000000/);
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
    await expectForEverybody(page, 'track-found');

    // A later request shows what has changed in the meantime.
    await moveOrder(order.order_id, 'delivered');
    await page.getByRole('button', { name: t('track.form.submit') }).click();
    await expect(page.getByText(t('orderProgress.meanings.delivered'))).toBeVisible();
    await expect(main).not.toContainText(t('orderProgress.ahead'));
  },
);

test(
  'shows progress, reports an unreachable shop, and works on the next attempt',
  { tag: '@core-phone' },
  async ({ page, open, t, expectedTrouble }) => {
    expectedTrouble.push(/track_order|ERR_FAILED/);
    const order = await paidOrder((await signedInAccount()).session);
    await moveOrder(order.order_id, 'cancelled', 'out of print');
    await open('/track');
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route(
      '**/rpc/track_order',
      async (route) => {
        await held;
        await route.abort();
      },
      { times: 1 },
    );
    await track(page, t, order.order_number, '01012345678');
    await expect(page.getByRole('button', { name: t('track.form.submitting') })).toBeVisible();
    await expectForEverybody(page, 'track-loading');
    goOn();
    await expect(alert(page)).toContainText(t('track.failures.failed.title'));
    await expectForEverybody(page, 'track-failed');

    await page.getByRole('button', { name: t('track.form.submit') }).click();
    await expect(page.getByText(t('orderProgress.meanings.cancelled'))).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('out of print');
    await expectForEverybody(page, 'track-cancelled');
  },
);

test(
  'is indexed and linked in the footer, and says without scripts that it needs them',
  { tag: '@core-phone' },
  async ({ page, open, t, language, browser }) => {
    await open('/shop');
    const link = page.getByRole('contentinfo').getByRole('link', { name: t('layout.trackOrder') });
    await expect(link).toHaveAttribute('href', at(language, '/track'));
    await open('/track');
    await expect(page).toHaveTitle(new RegExp(t('track.title')));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${at(language, '/track')}$`),
    );
    await expect(page.locator('link[hreflang]')).toHaveCount(3);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);

    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(page.url());
    expect(await plain.getByRole('main').locator('noscript p').innerText()).toContain('JavaScript');
    await expect(plain.getByRole('main').getByRole('button')).toBeDisabled();
    await plain.close();
  },
);

test(
  'gives the same response for a wrong phone number and an unknown order, and limits attempts',
  { tag: '@phone' },
  async ({ page, open, t }) => {
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
  },
);
