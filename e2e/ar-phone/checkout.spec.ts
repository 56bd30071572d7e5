import { fillCheckout, formReady, openCheckout, select } from '../fixtures/checkout.ts';
import { field } from '../fixtures/entrance.ts';
import { at } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/signed-in.ts';

test('restores what was typed after a reload and after signing in again', async ({
  page,
  context,
  t,
  language,
}) => {
  await openCheckout(page, language, [1]);
  await fillCheckout(page, t);
  await field(page, t('checkout.fields.lastName')).fill('عبد الرحمن');
  await page.getByRole('radio', { name: t('payments.paymob.name') }).check();
  await page.getByRole('radio', { name: t('payments.methods.wallet') }).check();
  await field(page, t('payments.methods.walletPhone')).fill('01010101010');
  const area = await select(page, 'areaId').inputValue();
  const asBefore = async () => {
    await formReady(page);
    await expect(field(page, t('checkout.fields.lastName'))).toHaveValue('عبد الرحمن');
    await expect(field(page, t('checkout.fields.address'))).toHaveValue('12 شارع النيل، الدور 3');
    await expect(select(page, 'areaId')).toHaveValue(area);
    await expect(field(page, t('payments.methods.walletPhone'))).toHaveValue('01010101010');
  };
  await page.reload();
  await asBefore();
  const cookies = await context.cookies();
  await context.clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await context.addCookies(cookies);
  await page.goto(at(language, '/checkout'));
  await asBefore();
});
