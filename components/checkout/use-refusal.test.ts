import { expect, test } from '@jest/globals';
import type { Refusal } from '@/lib/checkout/pre-checks';
import { getTranslator } from '@/lib/i18n/translator';
import { preCheckText } from './use-refusal';

const checkout = getTranslator('en', 'checkout');
const payments = getTranslator('en', 'payments');

test.each<[Refusal, string]>([
  [{ type: 'empty-cart' }, ''],
  [{ type: 'missing-data', fields: ['lastName'] }, ''],
  [{ type: 'city-missing' }, 'Please select city'],
  [{ type: 'area-missing' }, 'Please select area'],
  [{ type: 'calculating' }, 'Calculating price...'],
  [{ type: 'price-failed' }, 'Price calculation error'],
  [{ type: 'payment', refusal: 'scriptLoading' }, 'Loading payment system...'],
  [{ type: 'payment', refusal: 'scriptFailed' }, payments('refusals.scriptFailed')],
  [{ type: 'payment', refusal: 'walletPhoneMissing' }, 'Please enter wallet phone number'],
  [{ type: 'payment', refusal: 'methodMissing' }, 'Please select a Paymob option'],
])('under the button %j is put as %j', (refusal, text) => {
  expect(preCheckText({ checkout, payments }, refusal)).toBe(text);
});
