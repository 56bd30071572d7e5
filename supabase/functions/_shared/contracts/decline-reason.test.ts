import { expect, test } from '@jest/globals';
import { declineReason } from './decline-reason.ts';

test.each([
  [99_951, 'funds'],
  ['99954', 'expired'],
  [99_914, 'card'],
  ['05', 'declined'],
  ['96', 'technical'],
  ['200', null],
  ['APPROVED', null],
  ['9929', null],
  [undefined, null],
])('maps the response code %j to %j', (code, reason) => {
  expect(declineReason(code)).toBe(reason);
});
