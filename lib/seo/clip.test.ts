import { expect, test } from '@jest/globals';
import { clip } from './clip';

test('does not change a short text', () => {
  expect(clip(' كتاب\n الأحياء ', 60)).toBe('كتاب الأحياء');
});

test('cuts a long text at a word, with an ellipsis, within the limit', () => {
  expect(clip('one two three four', 12)).toBe('one two…');
});

test('cuts a word longer than the limit', () => {
  expect(clip('x'.repeat(30), 10)).toBe(`${'x'.repeat(9)}…`);
});

test('does not split a character', () => {
  expect(clip('😀'.repeat(30), 10)).toBe(`${'😀'.repeat(9)}…`);
});
