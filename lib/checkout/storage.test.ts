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

test('restores a draft only for the shopper who wrote it', () => {
  writeDraft(draft);
  expect(readDraft('mona')).toEqual(draft);
  clearDraft();
  expect(readDraft('mona')).toBeNull();
  writeDraft(draft);
  expect(readDraft('omar')).toBeNull();
  expect(sessionStorage.getItem('checkout-draft')).toBeNull();
});

test('does not restore a draft from before a sign-out', () => {
  writeDraft(draft);
  localStorage.setItem('signed-out', '1');
  expect(readDraft('mona')).toBeNull();
  expect(sessionStorage.getItem('checkout-draft')).toBeNull();
  writeDraft(draft);
  expect(readDraft('mona')).toEqual(draft);
});

test.each(['', '{', 'null', '[]', '7', '{"shopper":"mona"}', '{"shopper":"mona","form":7}'])(
  'ignores %j',
  (stored) => {
    sessionStorage.setItem('checkout-draft', stored);
    expect(readDraft('mona')).toBeNull();
  },
);

test('keeps the valid parts of a draft from another version', () => {
  const odd = { ...draft, provider: 'cash', promo: 7, form: { firstName: 9, lastName: 'x' } };
  sessionStorage.setItem('checkout-draft', JSON.stringify(odd));
  expect(readDraft('mona')).toMatchObject({
    provider: null,
    promo: null,
    form: { firstName: '', lastName: 'x' },
  });
});

test('the same order keeps its key, another order gets a new one', () => {
  const key = keyFor('mona', 'a');
  expect(keyFor('mona', 'a')).toBe(key);
  expect(keyFor('mona', 'b')).not.toBe(key);
  expect(keyFor('omar', 'b')).not.toBe(keyFor('mona', 'b'));
});

test('an order with an unknown result keeps its key even if it changes', () => {
  const key = keyFor('mona', 'a');
  markSent('mona', key, 'a');
  expect(keyFor('mona', 'a')).toBe(key);
  expect(keyFor('mona', 'b')).toBe(key);
  expect(keyFor('omar', 'b')).not.toBe(key);
});

test('after a rejected or completed order, the next one gets a new key', () => {
  const key = keyFor('mona', 'a');
  markSent('mona', key, 'a');
  markRefused('mona', key, 'a');
  expect(keyFor('mona', 'a')).toBe(key);
  expect(keyFor('mona', 'b')).not.toBe(key);
  forgetAttempt();
  expect(keyFor('mona', 'a')).not.toBe(key);
});
