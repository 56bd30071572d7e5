import { expect, test } from '@jest/globals';
import { priceFormSchema, stockFormSchema } from './stock-form';

const faults = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message);

test('reads a count in digits of any script', () => {
  const form = { counted: true, onHand: ' ١٢ ', reason: ' جرد ' };
  expect(stockFormSchema.parse(form)).toEqual({ onHand: 12, reason: 'جرد' });
});

test('needs no number for a product that is not counted', () => {
  const form = { counted: false, onHand: 'x', reason: 'x' };
  expect(stockFormSchema.parse(form)).toEqual({ onHand: null, reason: 'x' });
});

test.each([
  [{ counted: true, onHand: '', reason: 'x' }, ['count']],
  [{ counted: true, onHand: '-1', reason: 'x' }, ['count']],
  [{ counted: true, onHand: '1000001', reason: 'x' }, ['count']],
  [{ counted: true, onHand: '1', reason: ' ' }, ['reason']],
  [{ counted: true, onHand: 'x', reason: '' }, ['count', 'reason']],
])('%j has the errors %j', (form, expected) => {
  expect(faults(stockFormSchema.safeParse(form))).toEqual(expected);
});

test.each([
  ['120.5', 12_050],
  ['1000000', 100_000_000],
])('%s pounds is a valid price', (price, pricePt) => {
  expect(priceFormSchema.parse({ price })).toEqual({ pricePt });
});

test.each(['', '0', '-5', '1000000.01', 'x'])('%j is not a valid price', (price) => {
  expect(faults(priceFormSchema.safeParse({ price }))).toEqual(['price']);
});
