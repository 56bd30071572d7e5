import { describe, expect, test } from '@jest/globals';
import { fc } from '@/scripts/test/fast-check.mjs';
import { baseDirection, cleanText, splitGraphemes } from './clean-text';
import { textLine } from './text-line';
import { wrapText } from './wrap';

const measure = async (text: string) => splitGraphemes(text).length * 10;

describe('a wrapped text', () => {
  test('keeps its words and their order if it fits', async () => {
    const lines = await wrapText('بنك أسئلة الفيزياء للصف الثالث', {
      width: 120,
      maxLines: 3,
      measure,
    });
    expect(lines.join(' ')).toBe('بنك أسئلة الفيزياء للصف الثالث');
  });

  test('ends in an ellipsis if it does not fit', async () => {
    const lines = await wrapText('one two three four five six', {
      width: 80,
      maxLines: 2,
      measure,
    });
    expect(lines).toEqual(['one two', 'three…']);
  });

  test('is never wider or longer than the limits', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ maxLength: 60 }),
        fc.integer({ min: 1, max: 3 }),
        async (text, maxLines) => {
          const lines = await wrapText(cleanText(text, 50), { width: 90, maxLines, measure });
          expect(lines.length).toBeLessThanOrEqual(maxLines);
          for (const line of lines) expect(await measure(line)).toBeLessThanOrEqual(90);
        },
      ),
    );
  });
});

describe('a cleaned text', () => {
  test('loses characters that the typeface cannot draw, and presentation forms become letters', () => {
    expect(cleanText('كتاب 😀\u0000\n\u202eﻻ DNA', 40)).toBe('كتاب لا DNA');
  });

  test('counts a letter with its marks as one', () => {
    expect(cleanText('مُدَرِّس', 5)).toBe('مُدَرِّس');
    expect(cleanText('abcdef', 4)).toBe('abc…');
  });
});

test('the first letter decides the direction, digits do not', () => {
  expect(baseDirection('350 جنيه', 'ltr')).toBe('rtl');
  expect(baseDirection('EGP 350', 'rtl')).toBe('ltr');
  expect(baseDirection('350', 'rtl')).toBe('rtl');
});

test('text cannot break out of its element', () => {
  const line = textLine({
    text: `</text><a href="x">'&`,
    x: 0,
    y: 0,
    size: 10,
    colour: '#000',
    align: 'left',
  });
  expect(line.match(/</g)).toHaveLength(2);
  expect(line).toContain('&lt;/text&gt;&lt;a href=&quot;x&quot;&gt;&#39;&amp;');
});
