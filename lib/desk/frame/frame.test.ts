import { expect, jest, test } from '@jest/globals';
import ar from '@/messages/ar.json' with { type: 'json' };
import en from '@/messages/en.json' with { type: 'json' };
import { RecordError } from '@/lib/records/record-error';
import { deskRefusals } from '../contract/refusals';
import { refusalOf } from './refusal';
import { isUuid, oneOf, textOf, withQuery } from './search-params';
import { deskSections, sectionOf } from './sections';
import { shortcutOf } from './shortcuts';

test.each([
  ['/desk', 'today'],
  ['/desk/orders', 'orders'],
  ['/desk/orders/1', 'orders'],
  ['/desk/ordersx', null],
  ['/desk/nothing', null],
  ['/shop', null],
])('%s is in the section %s', (path, section) => {
  expect(sectionOf(path)).toBe(section);
});

const press = (code: string, held: object = {}) => ({
  code,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
  ...held,
});

test('every section has a key after g, independent of the keyboard layout', () => {
  for (const [place, { path }] of deskSections.entries()) {
    expect(shortcutOf(press(`Digit${place + 1}`), true)).toEqual({ does: 'open', path });
    expect(shortcutOf(press(`Digit${place + 1}`), false)).toBeNull();
  }
  expect(shortcutOf(press('KeyG'), false)).toEqual({ does: 'wait' });
  expect(shortcutOf(press('Slash'), false)).toEqual({ does: 'search' });
  expect(shortcutOf(press('Slash', { shiftKey: true }), false)).toEqual({ does: 'help' });
});

test.each(['ctrlKey', 'altKey', 'metaKey', 'isComposing'])(
  'ignores a key combined with a modifier or an input method (%s)',
  (held) => {
    expect(shortcutOf(press('KeyG', { [held]: true }), false)).toBeNull();
  },
);

test('maps error codes to messages, and reports unexpected errors', () => {
  const refused = (code: RecordError['code'], status: number, reason: string) =>
    refusalOf(new RecordError('x', { code, status, reason }));
  const complained = jest.spyOn(console, 'error').mockReturnValue();
  expect(refused('refused', 409, 'changed_meanwhile')).toBe('changed_meanwhile');
  expect(refused('unauthorized', 401, 'JWT expired')).toBe('not_signed_in');
  expect(refused('unanswered', 0, 'TimeoutError')).toBe('unanswered');
  expect(refusalOf(new TypeError('Failed to fetch'))).toBe('unanswered');
  expect(complained).not.toHaveBeenCalled();
  expect(refused('refused', 500, 'constructor')).toBe('failed');
  expect(complained).toHaveBeenCalledTimes(1);
  complained.mockRestore();
});

test.each([
  ['ar', ar.deskRefusals],
  ['en', en.deskRefusals],
])('the messages in %s cover exactly the error codes', (_, words) => {
  const refusals: string[] = Object.values(deskRefusals).flat();
  expect(Object.keys(words).sort()).toEqual([...refusals, 'unanswered', 'failed'].sort());
});

test('reads query parameters and ignores long or repeated values', () => {
  expect(textOf({ q: ' منى ' }, 'q')).toBe('منى');
  expect(textOf({ q: ['a', 'b'] }, 'q')).toBe('');
  expect(textOf({}, 'q')).toBe('');
  expect(textOf({ q: 'x'.repeat(5_000) }, 'q')).toHaveLength(200);
  expect(oneOf(['a', 'b'], 'b')).toBe('b');
  expect(oneOf(['a', 'b'], 'c')).toBeNull();
  expect(withQuery('/x', { q: 'a b', none: null, empty: '' })).toBe('/x?q=a+b');
  expect(withQuery('/x', {})).toBe('/x');
  expect(isUuid('0f8fad5b-d9cb-469f-a165-70867728950e')).toBe(true);
  expect(isUuid('0f8fad5b-d9cb-469f-a165-70867728950e/x')).toBe(false);
});
