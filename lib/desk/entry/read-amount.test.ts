import { expect, test } from '@jest/globals';
import { fc } from '@/scripts/test/fast-check.mjs';
import { readPercent, readPounds, readWhole, typedPounds } from './read-amount';

test.each([
  ['120', 12_000],
  [' 120.5 ', 12_050],
  ['0.07', 7],
  ['1,250.50', 125_050],
  ['١٬٢٥٠٫٥٠', 125_050],
  ['۱۲۰', 12_000],
])('%s pounds are %i piastres', (typed, piastres) => {
  expect(readPounds(typed)).toBe(piastres);
});

test.each(['', '-1', '1.234', '12,50', '1e3', '1,2,3', '5 جنيه', '9'.repeat(21), '9'.repeat(18)])(
  '%j is not an amount',
  (typed) => {
    expect(readPounds(typed)).toBeNull();
  },
);

test('any amount survives formatting and parsing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (piastres) => {
      expect(readPounds(typedPounds(piastres))).toBe(piastres);
    }),
  );
});

test.each([
  ['10', 1_000],
  ['12.5 %', 1_250],
  ['١٢٫٥٪', 1_250],
  ['x', null],
  ['%', null],
])('%s percent are %p hundredths', (typed, hundredths) => {
  expect(readPercent(typed)).toBe(hundredths);
});

test.each([
  ['12', 12],
  ['٠١٢', 12],
  ['1.5', null],
  ['', null],
  ['9999999999', null],
])('%j is the whole number %p', (typed, number) => {
  expect(readWhole(typed)).toBe(number);
});
