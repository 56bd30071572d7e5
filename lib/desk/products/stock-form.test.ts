import { expect, test } from '@jest/globals';
import { priceFormSchema, stockFormSchema } from './stock-form';

const faults = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message);

test('a count is read in digits of any script', () => {
  const form = { counted: true, onHand: ' ١٢ ', reason: ' جرد ' };
  expect(stockFormSchema.parse(form)).toEqual({ onHand: 12, reason: 'جرد' });
});

test('what is not counted needs no number', () => {
  const form = { counted: false, onHand: 'x', reason: 'x' };
  expect(stockFormSchema.parse(form)).toEqual({ onHand: null, reason: 'x' });
});

test.each([
  [{ counted: true, onHand: '', reason: 'x' }, ['count']],
  [{ counted: true, onHand: '-1', reason: 'x' }, ['count']],
  [{ counted: true, onHand: '1000001', reason: 'x' }, ['count']],
  [{ counted: true, onHand: '1', reason: ' ' }, ['reason']],
  [{ counted: true, onHand: 'x', reason: '' }, ['count', 'reason']],
])('%j lacks %j', (form, expected) => {
  expect(faults(stockFormSchema.safeParse(form))).toEqual(expected);
});

test.each([
  ['120.5', 12_050],
  ['1000000', 100_000_000],
])('%s pounds are a price', (price, pricePt) => {
  expect(priceFormSchema.parse({ price })).toEqual({ pricePt });
});

test.each(['', '0', '-5', '1000000.01', 'x'])('%j is no price', (price) => {
  expect(faults(priceFormSchema.safeParse({ price }))).toEqual(['price']);
});
