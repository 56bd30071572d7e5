import { expect, test } from '@jest/globals';
import { afterSignIn, localeOfPath } from './after-sign-in';

test.each([
  ['', '/shop', '/en/shop'],
  ['?redirect=/checkout', '/checkout', '/checkout'],
  ['?redirect=%2Fen%2Fprofile%3Fa%3D1', '/en/profile?a=1', '/en/profile?a=1'],
  ['?redirect=//evil.example', '/shop', '/en/shop'],
  ['?redirect=/login', '/shop', '/en/shop'],
])('%j redirects to %s, in English to %s', (search, arabic, english) => {
  expect([afterSignIn('ar', search), afterSignIn('en', search)]).toEqual([arabic, english]);
});

test('detects the language of a path', () => {
  expect(['/en', '/en/shop', '/en?x', '/english', '/shop'].map(localeOfPath)).toEqual([
    'en',
    'en',
    'en',
    'ar',
    'ar',
  ]);
});
