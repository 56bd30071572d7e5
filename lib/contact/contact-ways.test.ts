import { expect, test } from '@jest/globals';
import { contactWays } from './contact-ways';

const nothing = { phone: null, email: null, socialUrl: null };

test('omits what is not configured', () => {
  expect(contactWays(nothing)).toEqual([]);
  expect(contactWays({ ...nothing, email: '' })).toEqual([]);
});

test('shows a phone number as written and calls it without spaces', () => {
  expect(contactWays({ ...nothing, phone: '+20 100 000 0000' })).toEqual([
    { kind: 'phone', href: 'tel:+201000000000', text: '+20 100 000 0000' },
  ]);
});

test('labels an external page by its address', () => {
  const [way] = contactWays({ ...nothing, socialUrl: 'https://www.facebook.com/zad/' });
  expect(way).toEqual({
    kind: 'social',
    href: 'https://www.facebook.com/zad/',
    text: 'facebook.com/zad',
  });
});
