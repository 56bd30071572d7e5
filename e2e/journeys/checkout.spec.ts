import { dialog, openCheckout, select } from '../fixtures/checkout.ts';
import { field } from '../fixtures/entrance.ts';
import { expect, test } from '../fixtures/signed-in.ts';

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
  // Until it is gone it keeps the focus, from people too.
  await expect(dialog(page)).toHaveCount(0);
  // Escape is no “yes”, and the field is left with what was said of it.
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
  await select(page, 'countryId').selectOption({ index: 5 });
  await expect(additional).not.toHaveAttribute('aria-invalid');
  await additional.pressSequentially('٠١٢ 3');
  await expect(additional).toHaveValue('+962791234560123');
});
