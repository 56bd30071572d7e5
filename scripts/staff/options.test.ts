import { expect, test } from '@jest/globals';
import { readCommand } from './options';

test.each([
  [['add', 'hana@example.com'], { action: 'add', email: 'hana@example.com', by: null }],
  [
    ['add', 'hana@example.com', '--by', 'Mona'],
    { action: 'add', email: 'hana@example.com', by: 'Mona' },
  ],
  [['remove', 'hana@example.com'], { action: 'remove', email: 'hana@example.com' }],
  [['list'], { action: 'list' }],
])('%j is understood', (args, command) => {
  expect(readCommand(args)).toEqual({ ok: true, command });
});

test.each([
  [[], /first word/],
  [['appoint', 'hana@example.com'], /first word/],
  [['add'], /one e-mail address/],
  [['add', 'hana'], /one e-mail address/],
  [['remove', 'a@example.com', 'b@example.com'], /one e-mail address/],
  [['list', 'a@example.com'], /no e-mail address/],
  [['remove', 'a@example.com', '--by', 'Mona'], /goes with add/],
  [['add', 'a@example.com', '--form', 'x'], /Unknown option/],
])('%j is refused with a reason', (args, reason) => {
  expect(readCommand(args)).toEqual({ ok: false, reason: expect.stringMatching(reason) });
});
