/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { clearDraft, readDraft, writeDraft, type Draft } from './draft';
import { forgetAttempt, keyFor, markRefused, markSent } from './order-attempt';

const draft: Draft = {
  shopper: 'mona',
  form: { firstName: 'Mona', address: '12 Nile Street' },
  promo: 'SCHOOL10',
  provider: 'paymob',
  method: 'wallet',
  walletPhone: '01010101010',
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  forgetAttempt();
});

test('a draft comes back to the shopper who wrote it, and to nobody else', () => {
  writeDraft(draft);
  expect(readDraft('mona')).toEqual(draft);
  clearDraft();
  expect(readDraft('mona')).toBeNull();
  writeDraft(draft);
  expect(readDraft('omar')).toBeNull();
  expect(sessionStorage.getItem('checkout-draft')).toBeNull();
});

test('a draft from before a sign-out comes back to nobody', () => {
  writeDraft(draft);
  localStorage.setItem('signed-out', '1');
  expect(readDraft('mona')).toBeNull();
  expect(sessionStorage.getItem('checkout-draft')).toBeNull();
  writeDraft(draft);
  expect(readDraft('mona')).toEqual(draft);
});

test.each(['', '{', 'null', '[]', '7', '{"shopper":"mona"}', '{"shopper":"mona","form":7}'])(
  'of %j nothing is taken',
  (stored) => {
    sessionStorage.setItem('checkout-draft', stored);
    expect(readDraft('mona')).toBeNull();
  },
);

test('of a draft from another version the sound parts are taken', () => {
  const odd = { ...draft, provider: 'cash', promo: 7, form: { firstName: 9, lastName: 'x' } };
  sessionStorage.setItem('checkout-draft', JSON.stringify(odd));
  expect(readDraft('mona')).toMatchObject({
    provider: null,
    promo: null,
    form: { firstName: '', lastName: 'x' },
  });
});

test('the same order keeps its key, another gets another', () => {
  const key = keyFor('mona', 'a');
  expect(keyFor('mona', 'a')).toBe(key);
  expect(keyFor('mona', 'b')).not.toBe(key);
  expect(keyFor('omar', 'b')).not.toBe(keyFor('mona', 'b'));
});

test('an order of unknown fate keeps its key even when it is changed', () => {
  const key = keyFor('mona', 'a');
  markSent('mona', key, 'a');
  expect(keyFor('mona', 'a')).toBe(key);
  expect(keyFor('mona', 'b')).toBe(key);
  expect(keyFor('omar', 'b')).not.toBe(key);
});

test('a refused order, and one that exists, leave the next one a key of its own', () => {
  const key = keyFor('mona', 'a');
  markSent('mona', key, 'a');
  markRefused('mona', key, 'a');
  expect(keyFor('mona', 'a')).toBe(key);
  expect(keyFor('mona', 'b')).not.toBe(key);
  forgetAttempt();
  expect(keyFor('mona', 'a')).not.toBe(key);
});
