import { randomUUID } from 'node:crypto';
import { insertRow } from '../fixtures/backend.ts';
import {
  chooseArea,
  dialog,
  fillCheckout,
  formReady,
  openCheckout,
  payButton,
  places,
  refusal,
} from '../fixtures/checkout.ts';
import { field } from '../fixtures/entrance.ts';
import { at } from '../fixtures/http.ts';
import { expectForEverybody } from '../fixtures/screen.ts';
import { expect, test } from '../fixtures/signed-in.ts';

test(
  'fills in the shopper’s data in the checkout',
  { tag: ['@core-desktop', '@ar-desktop'] },
  async ({ page, open, t, language, email }) => {
    await openCheckout(page, language);
    await open('/cart');
    await page
      .getByRole('main')
      .getByRole('link', { name: t('cart.proceed') })
      .click();
    await expect(page).toHaveURL(at(language, '/checkout'));
    await expect(page).toHaveTitle(new RegExp(t('checkout.title')));
    await expect(field(page, t('checkout.fields.email'))).toHaveValue(email);
    await expect(field(page, t('checkout.fields.firstName'))).toHaveValue('منى');
    await expect(field(page, t('checkout.fields.lastName'))).toHaveValue('السيد أحمد');
    await expect(field(page, t('checkout.fields.phone'))).toHaveValue(/1012345678$/);
    await expect(page.getByText(t('checkout.shipping.addressHint'))).toBeVisible();
    await expect(page.getByRole('radio', { name: t('payments.fawry.name') })).toBeChecked();
    await expect(page.getByText(t('payments.secure.fawry'))).toBeVisible();
  },
);

test(
  'reports an empty cart, missing data, a missing city and a missing area in turn',
  { tag: '@core-desktop' },
  async ({ page, open, t, language }) => {
    await open('/checkout');
    await expect(
      page.getByRole('heading', { name: t('checkout.dialogs.empty.title') }),
    ).toBeVisible();
    await expect(payButton(page)).toHaveCount(0);
    await expectForEverybody(page, 'checkout-without-books');
    await openCheckout(page, language, [1]);
    // Another tab has just ordered, and this one has not been notified yet.
    await page.evaluate(() => localStorage.setItem('cart-items', '[]'));
    await payButton(page).click();
    await expect(dialog(page)).toContainText(t('checkout.dialogs.empty.title'));
    await expectForEverybody(page, 'checkout-empty-cart');
    await dialog(page)
      .getByRole('link', { name: t('checkout.dialogs.empty.choose') })
      .click();
    await expect(page).toHaveURL(at(language, '/shop'));

    await openCheckout(page, language, [1]);
    await field(page, t('checkout.fields.lastName')).fill('');
    await payButton(page).click();
    await expect(dialog(page)).toContainText(t('checkout.dialogs.missing.text'));
    await dialog(page)
      .getByRole('button', { name: t('checkout.dialogs.ok') })
      .click();
    const lastName = field(page, t('checkout.fields.lastName'));
    await expect(lastName).toBeFocused();
    await expect(lastName).toHaveAccessibleDescription(t('checkout.faults.lastNameMissing'));
    await expect(field(page, t('checkout.fields.address'))).toHaveAccessibleDescription(
      new RegExp(t('checkout.faults.addressMissing')),
    );
    await lastName.pressSequentially('علي');
    await expect(lastName).not.toHaveAttribute('aria-invalid');

    await field(page, t('checkout.fields.additionalPhone')).fill('0223456789');
    await field(page, t('checkout.fields.address')).fill('12 شارع النيل');
    await payButton(page).click();
    await expect(refusal(page)).toHaveText(t('checkout.preChecks.city'));
    await expect(places(page, t, 'city')).toBeFocused();
    await expect(places(page, t, 'city')).toHaveAccessibleDescription(
      t('checkout.faults.cityMissing'),
    );
    await expect(places(page, t, 'area')).toHaveAccessibleDescription(
      t('checkout.faults.areaMissing'),
    );
    await places(page, t, 'city').selectOption({ index: 3 });
    await expect(refusal(page)).toBeEmpty();
    await payButton(page).click();
    await expect(refusal(page)).toHaveText(t('checkout.preChecks.area'));
    await expect(places(page, t, 'area')).toBeFocused();
  },
);

test(
  'contains the profile and the lists of places, which the browser does not request',
  { tag: '@core-phone' },
  async ({ page, language, t }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await openCheckout(page, language, [1]);
    // The books are requested.
    await expect(page.getByRole('status').filter({ hasText: t('checkout.loading') })).toBeHidden();
    expect(requests.some((path) => path.startsWith('/rest/v1/'))).toBe(true);
    for (const table of ['user_profiles', 'countries', 'cities', 'areas'])
      expect(requests).not.toContain(`/rest/v1/${table}`);
  },
);

test(
  'lists the cities of a country and the areas of a city, in the page’s language',
  { tag: '@core-desktop' },
  async ({ page, t, language }) => {
    await openCheckout(page, language, [1]);
    const names = (list: 'city' | 'area') =>
      places(page, t, list).getByRole('option', { includeHidden: true }).allInnerTexts();
    await expect(places(page, t, 'country').getByRole('option', { selected: true })).toHaveText(
      language === 'ar' ? 'مصر' : 'Egypt',
    );
    expect(await names('city')).toHaveLength(28);
    expect(await names('city')).toContain(language === 'ar' ? 'القاهرة' : 'Cairo');
    expect((await names('city'))[0]).toBe(t('checkout.shipping.selectCity'));
    expect(await names('area')).toEqual([t('checkout.shipping.selectArea')]);
    await chooseArea(page, t, 3, 2);
    await expect(page.getByText(t('checkout.summary.shipping'), { exact: true })).toBeVisible();
    await places(page, t, 'city').selectOption({ index: 4 });
    await expect(places(page, t, 'area')).toHaveValue('');
    await expect(page.getByText(t('checkout.summary.chooseArea'))).toBeVisible();

    const jordan = language === 'ar' ? 'الأردن' : 'Jordan';
    await places(page, t, 'country').selectOption({ label: jordan });
    await expect(page.getByLabel(t('checkout.fields.city'), { exact: true })).toHaveCount(0);
    await expect(page.getByText(t('checkout.summary.total'), { exact: true })).toBeVisible();
    await places(page, t, 'country').selectOption({ index: 1 });
    await expect(places(page, t, 'city')).toHaveValue('');
    await expect(places(page, t, 'area')).toHaveValue('');
  },
);

test(
  'applies and removes a promo code, and explains why one is rejected',
  { tag: '@core-desktop' },
  async ({ page, t, language }) => {
    const code = `T${randomUUID().slice(0, 8).toUpperCase()}`;
    await insertRow('promos', { code, kind: 'percent', basis_points: 1000 });
    const dear = `D${randomUUID().slice(0, 8).toUpperCase()}`;
    await insertRow('promos', {
      code: dear,
      kind: 'amount',
      amount_pt: 500,
      minimum_pt: 9_999_900,
    });
    const past = `P${randomUUID().slice(0, 8).toUpperCase()}`;
    await insertRow('promos', {
      code: past,
      kind: 'amount',
      amount_pt: 500,
      ends_at: '2020-01-01T00:00:00Z',
    });
    await openCheckout(page, language, [1]);
    await fillCheckout(page, t);
    const promo = field(page, t('checkout.promo.label'));
    const apply = page.getByRole('button', { name: t('checkout.promo.apply'), exact: true });
    await apply.click();
    await expect(promo).toBeFocused();
    await expect(promo).toHaveAccessibleDescription(t('checkout.promo.empty'));
    for (const [typed, reason] of [
      ['NO-SUCH-CODE', 'unknown'],
      [dear, 'below_minimum'],
      [past, 'expired'],
    ] as const) {
      await promo.fill(typed);
      await apply.click();
      await expect(promo).toHaveAccessibleDescription(
        new RegExp(t(`checkout.promo.reasons.${reason}`).replaceAll('.', '\\.')),
      );
    }
    await expect(page.getByText(t('checkout.summary.total'), { exact: true })).toBeVisible();
    // Enter applies the code and does not place the order.
    await promo.fill(` ${code.toLowerCase()} `);
    await promo.press('Enter');
    await expect(promo).toHaveAccessibleDescription(t('checkout.promo.applied'));
    await expect(page.getByText(t('checkout.summary.promoDiscount'))).toBeVisible();
    await expect(page.getByText(t('checkout.summary.before'))).toBeVisible();
    await expect(page.getByText(t('checkout.summary.after'))).toBeVisible();
    await page.reload();
    await formReady(page, t);
    await expect(page.getByText(t('checkout.summary.promoDiscount'))).toBeVisible();
    await page.getByRole('button', { name: t('checkout.promo.removeCode') }).click();
    await expect(promo).toHaveValue('');
    await expect(promo).toBeFocused();
    await expect(page.getByText(t('checkout.summary.promoDiscount'))).toHaveCount(0);
  },
);

test('requests confirmation of a phone number with another pattern', async ({
  page,
  t,
  language,
}) => {
  await openCheckout(page, language, [1]);
  const phone = field(page, t('checkout.fields.phone'));
  const words = (key: string) => t(`checkout.dialogs.confirmPhone.${key}`);
  await phone.fill('12345');
  await phone.blur();
  await expect(dialog(page)).toContainText(words('text'));
  await expect(dialog(page)).toHaveAccessibleName(words('title'));
  await dialog(page)
    .getByRole('button', { name: words('yes') })
    .click();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(t('checkout.faults.phoneNotEgyptian'));
  await phone.fill('123456');
  await expect(phone).not.toHaveAttribute('aria-invalid');
  await phone.blur();
  await dialog(page)
    .getByRole('button', { name: words('no') })
    .click();
  await expect(phone).toHaveAccessibleDescription(t('checkout.faults.phoneIncorrect'));
  // The dialog keeps the focus until it has closed, as it does for people.
  await expect(dialog(page)).toHaveCount(0);
  // Escape does not confirm, and the field keeps its error message.
  const additional = field(page, t('checkout.fields.additionalPhone'));
  await additional.fill('+96279123456');
  await additional.blur();
  await expect(dialog(page)).toHaveAccessibleName(
    t('checkout.dialogs.confirmAdditionalPhone.title'),
  );
  await page.keyboard.press('Escape');
  await expect(additional).toBeFocused();
  await expect(additional).toHaveAccessibleDescription(
    t('checkout.faults.additionalPhoneIncorrect'),
  );
  await places(page, t, 'country').selectOption({ index: 5 });
  await expect(additional).not.toHaveAttribute('aria-invalid');
  await additional.pressSequentially('٠١٢ 3');
  await expect(additional).toHaveValue('+962791234560123');
});
