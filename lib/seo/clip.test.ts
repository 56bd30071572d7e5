import { expect, test } from '@jest/globals';
import { clip } from './clip';

test('a short text stays', () => {
  expect(clip(' كتاب\n الأحياء ', 60)).toBe('كتاب الأحياء');
});

test('a long text ends at a word, with an ellipsis, within the limit', () => {
  expect(clip('one two three four', 12)).toBe('one two…');
});

test('a word longer than the limit is cut', () => {
  expect(clip('x'.repeat(30), 10)).toBe(`${'x'.repeat(9)}…`);
});

test('no character is broken in two', () => {
  expect(clip('😀'.repeat(30), 10)).toBe(`${'😀'.repeat(9)}…`);
});
