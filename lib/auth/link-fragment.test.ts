import { expect, test } from '@jest/globals';
import { readLinkFragment } from './link-fragment';

test('reads the session of a valid link', () => {
  expect(
    readLinkFragment('#access_token=a.b.c&expires_in=3600&refresh_token=r&type=recovery'),
  ).toEqual({
    status: 'session',
    type: 'recovery',
    tokens: { access_token: 'a.b.c', refresh_token: 'r' },
  });
});

test('reports a used or expired link', () => {
  const hash =
    '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid';
  expect(readLinkFragment(hash)).toEqual({ status: 'refused' });
});

test.each(['', '#', '#access_token=', '#access_token=a', '#main'])(
  '%j contains no session',
  (hash) => {
    expect(readLinkFragment(hash)).toEqual({ status: 'none' });
  },
);
