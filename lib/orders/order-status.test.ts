import { expect, test } from '@jest/globals';
import { orderStatus } from './order-status';

test.each([
  ['pending', 'amber', 'في انتظار الدفع', 'Pending'],
  ['preparing', 'blue', 'قيد التجهيز', 'Preparing'],
  ['processing', 'blue', 'قيد المعالجة', 'Processing'],
  ['shipped', 'purple', 'تم الشحن', 'Shipped'],
  ['delivered', 'green', 'تم التوصيل', 'Delivered'],
  ['cancelled', 'red', 'ملغي', 'Cancelled'],
  ['SHIPPED', 'purple', 'تم الشحن', 'Shipped'],
])('%s is %s', (status, tone, arabic, english) => {
  expect(orderStatus(status, 'ar')).toEqual({ label: arabic, tone });
  expect(orderStatus(status, 'en')).toEqual({ label: english, tone });
});

test.each(['On hold', '', 'constructor', 'toString'])('%j is grey and raw', (status) => {
  expect(orderStatus(status, 'ar')).toEqual({ label: status, tone: 'grey' });
});
