import { expect, jest, test } from '@jest/globals';

jest.unstable_mockModule('server-only', () => ({}));
const { indexNowSettings } = await import('./indexnow');

const key = 'a1b2c3d4-e5f6';

test('with a key, changes are submitted to the shared endpoint of the search engines', () => {
  expect(indexNowSettings({ INDEXNOW_KEY: key })).toEqual({
    key,
    endpoint: 'https://api.indexnow.org/indexnow',
  });
  const endpoint = 'http://127.0.0.1:5000/indexnow';
  expect(indexNowSettings({ INDEXNOW_KEY: key, INDEXNOW_URL: endpoint })?.endpoint).toBe(endpoint);
});

test('is off by default', () => {
  expect(indexNowSettings({})).toBeNull();
  expect(indexNowSettings({ INDEXNOW_KEY: '' })).toBeNull();
});

test('a shop on localhost is not announced', () => {
  const own = process.env['NEXT_PUBLIC_SITE_URL'];
  process.env['NEXT_PUBLIC_SITE_URL'] = 'http://localhost:3000';
  try {
    expect(indexNowSettings({ INDEXNOW_KEY: key })).toBeNull();
    const receiver = 'http://127.0.0.1:5000/';
    expect(indexNowSettings({ INDEXNOW_KEY: key, INDEXNOW_URL: receiver })).not.toBeNull();
  } finally {
    process.env['NEXT_PUBLIC_SITE_URL'] = own;
  }
});

test.each([
  [{ INDEXNOW_KEY: 'short' }, 'INDEXNOW_KEY'],
  [{ INDEXNOW_KEY: 'no/slashes/please' }, 'INDEXNOW_KEY'],
  [{ INDEXNOW_KEY: 'x'.repeat(129) }, 'INDEXNOW_KEY'],
  [{ INDEXNOW_KEY: key, INDEXNOW_URL: 'http://search.example/' }, 'must use https'],
])('%j is rejected with a reason', (environment, reason) => {
  expect(() => indexNowSettings(environment)).toThrow(reason);
});
