import { expect, test } from '@jest/globals';
import { contactWays } from './contact-ways';

const nothing = { phone: null, email: null, socialUrl: null };

test('what is not configured is left out', () => {
  expect(contactWays(nothing)).toEqual([]);
  expect(contactWays({ ...nothing, email: '' })).toEqual([]);
});

test('a phone is shown as it is written and called without its spaces', () => {
  expect(contactWays({ ...nothing, phone: '+20 100 000 0000' })).toEqual([
    { kind: 'phone', href: 'tel:+201000000000', text: '+20 100 000 0000' },
  ]);
});

test('a page elsewhere is named by its address', () => {
  const [way] = contactWays({ ...nothing, socialUrl: 'https://www.facebook.com/zad/' });
  expect(way).toEqual({
    kind: 'social',
    href: 'https://www.facebook.com/zad/',
    text: 'facebook.com/zad',
  });
});
