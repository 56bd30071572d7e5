import { expect, test } from '@jest/globals';
import { isWorded } from './is-worded';
import { getTranslator } from './translator';

const t = getTranslator('en', 'payments.failures');

test.each([
  ['already_paid', true],
  ['new_code', false],
  ['', false],
  ['already_paid.length', false],
  ['constructor', false],
])('whether there is a message for %j: %j', (name, answer) => {
  expect(isWorded(t, name)).toBe(answer);
});
