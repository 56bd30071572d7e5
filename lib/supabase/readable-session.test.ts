import { expect, test } from '@jest/globals';
import { withoutBrokenSession } from './readable-session';

const name = 'sb-shop-auth-token';
const session = { access_token: 'a.b.c', refresh_token: 'r', expires_at: 1, user: { name: 'منى' } };
const encoded = (value: unknown) =>
  `base64-${Buffer.from(JSON.stringify(value)).toString('base64url')}`;
const language = { name: 'language', value: 'en' };

test('keeps a session of the shop, whole or split', () => {
  const whole = [language, { name, value: encoded(session) }];
  expect(withoutBrokenSession(whole)).toBe(whole);
  const value = encoded({ ...session, user: { name: 'ن'.repeat(3000) } });
  const parts = [
    { name: `${name}.1`, value: value.slice(3180) },
    language,
    { name: `${name}.0`, value: value.slice(0, 3180) },
  ];
  expect(withoutBrokenSession(parts)).toBe(parts);
});

test('keeps a sign-in in progress, which is not a session', () => {
  const begun = [{ name: `${name}-code-verifier`, value: 'base64-x' }];
  expect(withoutBrokenSession(begun)).toBe(begun);
});

test.each([
  '',
  'true',
  'base64-',
  'base64-%00',
  'base64-\u0000',
  'base64-eyJ',
  `base64-${Buffer.from([0xff, 0xfe]).toString('base64url')}`,
  encoded(null),
  encoded([]),
  encoded({}),
  encoded({ ...session, access_token: 7 }),
  encoded({ ...session, refresh_token: '' }),
  encoded('text'),
  JSON.stringify(session),
])('removes %j', (value) => {
  expect(withoutBrokenSession([language, { name, value }])).toEqual([language]);
});

test('removes parts without the first one', () => {
  expect(withoutBrokenSession([language, { name: `${name}.1`, value: 'x' }])).toEqual([language]);
});
