import { expect, test } from '@jest/globals';
import type { Obstacle } from '@/lib/checkout/pre-checks';
import { getTranslator } from '@/lib/i18n/translator';
import { obstacleText } from './use-problem-text';

const checkout = getTranslator('en', 'checkout');
const payments = getTranslator('en', 'payments');

test.each<[Obstacle, string]>([
  [{ type: 'empty-cart' }, ''],
  [{ type: 'missing-data', fields: ['lastName'] }, ''],
  [{ type: 'city-missing' }, 'Please select city'],
  [{ type: 'area-missing' }, 'Please select area'],
  [{ type: 'calculating' }, 'Calculating price...'],
  [{ type: 'price-failed' }, 'Price calculation error'],
  [{ type: 'payment', obstacle: 'scriptLoading' }, 'Loading payment system...'],
  [{ type: 'payment', obstacle: 'scriptFailed' }, payments('obstacles.scriptFailed')],
  [{ type: 'payment', obstacle: 'walletPhoneMissing' }, 'Please enter wallet phone number'],
  [{ type: 'payment', obstacle: 'methodMissing' }, 'Please select a Paymob option'],
])('explains %j below the button as %j', (obstacle, text) => {
  expect(obstacleText({ checkout, payments }, obstacle)).toBe(text);
});
