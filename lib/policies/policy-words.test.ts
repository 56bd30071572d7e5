import { expect, test } from '@jest/globals';
import { policyWords } from './policy-words';

test('the periods agree grammatically with their numbers in both languages', () => {
  expect(policyWords('ar')).toEqual({
    returnWindow: '14 يومًا',
    handlingTime: 'يومي عمل',
    transitTime: '3 إلى 7 أيام عمل',
    deliveryTime: '3 إلى 9 أيام عمل',
  });
  expect(policyWords('en')).toEqual({
    returnWindow: '14 days',
    handlingTime: '2 business days',
    transitTime: '3 to 7 business days',
    deliveryTime: '3 to 9 business days',
  });
});
