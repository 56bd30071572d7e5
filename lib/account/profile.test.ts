import { expect, test } from '@jest/globals';
import { splitName } from './profile';

test.each([
  ['منى السيد أحمد', 'منى', 'السيد أحمد'],
  ['  Mona \t El  Sayed ', 'Mona', 'El Sayed'],
  ['Mona', 'Mona', ''],
  ['', '', ''],
  [null, '', ''],
])('splits the name %j', (fullName, firstName, lastName) => {
  expect(splitName(fullName)).toEqual({ firstName, lastName });
});
