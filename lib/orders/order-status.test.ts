import { expect, test } from '@jest/globals';
import { getTranslator } from '@/lib/i18n/translator';
import { orderStatusTone } from './order-status';
import { labelFor } from './label-for';

const arabicWords = getTranslator('ar', 'orderStatus');
const englishWords = getTranslator('en', 'orderStatus');

test.each([
  ['pending', 'amber', 'في انتظار الدفع', 'Pending'],
  ['preparing', 'blue', 'قيد التجهيز', 'Preparing'],
  ['processing', 'blue', 'قيد المعالجة', 'Processing'],
  ['shipped', 'purple', 'تم الشحن', 'Shipped'],
  ['delivered', 'green', 'تم التوصيل', 'Delivered'],
  ['cancelled', 'red', 'ملغي', 'Cancelled'],
  ['SHIPPED', 'purple', 'تم الشحن', 'Shipped'],
])('%s has the colour %s', (status, tone, arabic, english) => {
  expect(orderStatusTone(status)).toBe(tone);
  expect(labelFor(arabicWords, status)).toBe(arabic);
  expect(labelFor(englishWords, status)).toBe(english);
});

test.each(['On hold', '', 'constructor', 'toString'])(
  '%j is grey and shown unchanged',
  (status) => {
    expect(orderStatusTone(status)).toBe('grey');
    expect(labelFor(arabicWords, status)).toBe(status);
  },
);
