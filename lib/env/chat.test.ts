import { expect, jest, test } from '@jest/globals';

jest.unstable_mockModule('server-only', () => ({}));
const { chatSettings } = await import('./chat');

const token = { CHATWOOT_WEBSITE_TOKEN: 'abc' };

test('reads the address and the token of the chat', () => {
  expect(chatSettings({ CHATWOOT_BASE_URL: 'https://chat.example/', ...token })).toEqual({
    baseUrl: 'https://chat.example',
    origin: 'https://chat.example',
    websiteToken: 'abc',
  });
});

test.each([
  {},
  token,
  { CHATWOOT_BASE_URL: 'https://chat.example' },
  { CHATWOOT_BASE_URL: '', ...token },
])('%j: the chat is off unless both are set', (environment) => {
  expect(chatSettings(environment)).toBeNull();
});

test.each([
  [{ CHATWOOT_BASE_URL: 'http://chat.example' }, 'must use https'],
  [{ CHATWOOT_BASE_URL: 'chat.example' }, 'CHATWOOT_BASE_URL'],
  [{ CHATWOOT_BASE_URL: 'http://127.0.0.1:54321/x', APP_ENV: 'live' }, 'APP_ENV is live'],
])('%j is rejected with a reason', (environment, reason) => {
  expect(() => chatSettings({ ...token, ...environment })).toThrow(reason);
});
